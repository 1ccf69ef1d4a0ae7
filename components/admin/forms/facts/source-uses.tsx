import { CompactButton } from "@/components/admin/ui/compact-button";
import { placeOf } from "./fact-place";
import type { Path } from "./fact-values";
import { useFactsEditing } from "./facts-editing-context";

/** Why a source cannot be removed: the facts that name it, each with a way there. */
export function SourceUses({ uses }: { uses: Path[] }) {
  const { show, facts } = useFactsEditing();
  if (uses.length === 0) return null;
  return (
    <div
      role="alert"
      className="border-notice-line border-l-4 bg-notice-wash px-4 py-3 text-notice"
    >
      <p>
        {uses.length === 1 ? "One fact names" : `${uses.length} facts name`} this source. Choose
        another source there first:
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {uses.map((path) => (
          <CompactButton key={path.join(".")} onClick={() => show([...path, "source"])}>
            {placeOf(path, facts)}
          </CompactButton>
        ))}
      </p>
    </div>
  );
}
