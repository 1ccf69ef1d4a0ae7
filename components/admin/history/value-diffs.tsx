import { changedPaths, type Values, valueAt } from "@/lib/drafts/merge-values";
import { ValueDiff } from "./value-diff";

/** The diffs of all changed fields. */
export function ValueDiffs({
  before,
  after,
  labelOf,
  paths = changedPaths(before, after),
}: {
  before: Values;
  after: Values;
  labelOf: (path: string) => string;
  paths?: string[];
}) {
  return (
    <dl className="space-y-3">
      {paths.map((path) => (
        <div key={path}>
          <dt className="mb-1 font-medium text-sm">{labelOf(path)}</dt>
          <dd>
            <ValueDiff before={valueAt(before, path)} after={valueAt(after, path)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
