"use client";

import { Button } from "@/components/ui/button";
import { LoadError } from "../ui/load-error";
import type { Declaration } from "./declaration";
import type { ChangeTable, TableState } from "./use-table-state";

/** Replaces an empty table: says why it is empty and offers a way on. */
export function TableMessage({
  declaration: { label, notices },
  state,
  change,
  isFailed,
  isEmpty,
  onRetry,
}: {
  declaration: Declaration;
  state: TableState;
  change: ChangeTable;
  isFailed: boolean;
  isEmpty: boolean | undefined;
  onRetry: () => void;
}) {
  if (isFailed) return <LoadError text={notices.loadFailed} onRetry={onRetry} />;
  if (!isEmpty) return null;
  const isNarrowed = state.search !== "" || state.filter !== "";
  return (
    <div className="mt-4 border-t py-10">
      <p role="status">
        {isNarrowed ? `No ${label.many} match.` : `There are no ${label.many} yet.`}
      </p>
      {isNarrowed && (
        <Button
          type="button"
          variant="outline"
          className="mt-4"
          onClick={() => change({ search: "", filter: "" })}
        >
          Clear search and filter
        </Button>
      )}
    </div>
  );
}
