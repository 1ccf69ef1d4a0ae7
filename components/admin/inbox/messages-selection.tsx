import { Button } from "@/components/ui/button";
import { type BulkAction, countOf } from "./use-message-changes";

const small = "min-h-11 lg:min-h-9";

/** What can be done with the selected messages, whose number is exact over all pages. */
export function MessagesSelection({
  selected,
  shown,
  total,
  isBusy,
  onSelectShown,
  onSelectAll,
  onClear,
  onAct,
}: {
  selected: ReadonlySet<number>;
  /** The ids on this page. */
  shown: number[];
  /** How many the search and the filter find. */
  total: number;
  isBusy: boolean;
  onSelectShown: (isSelected: boolean) => void;
  onSelectAll: () => void;
  onClear: () => void;
  onAct: (action: BulkAction) => void;
}) {
  const onPage = shown.filter((id) => selected.has(id)).length;
  const isAllShown = onPage === shown.length;
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <label className="-ml-2 flex min-h-11 cursor-pointer items-center gap-2 pr-2">
        <span className="grid size-11 place-items-center">
          <input
            type="checkbox"
            checked={isAllShown}
            ref={(input) => {
              if (input) input.indeterminate = onPage > 0 && !isAllShown;
            }}
            onChange={(event) => onSelectShown(event.target.checked)}
            className="size-4 accent-(--accent)"
          />
        </span>
        Select this page
      </label>
      <p role="status" className="text-soft">
        {selected.size > 0 && `${countOf(selected.size)} selected`}
      </p>
      {selected.size > 0 && (
        <div className="flex flex-wrap items-center gap-2" inert={isBusy}>
          {selected.size < total && (
            <Button variant="link" className="min-h-11 text-sm lg:min-h-9" onClick={onSelectAll}>
              Select all {total.toLocaleString("en-US")}
            </Button>
          )}
          <Button variant="outline" size="small" className={small} onClick={() => onAct("process")}>
            Mark as Processed
          </Button>
          <Button
            variant="outline"
            size="small"
            className={small}
            onClick={() => onAct("unprocess")}
          >
            Mark as Unprocessed
          </Button>
          <Button
            variant="outline"
            size="small"
            className={`${small} text-danger hover:border-danger hover:text-danger`}
            onClick={() => onAct("delete")}
          >
            Delete
          </Button>
          <Button variant="ghost" size="small" className={small} onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}
