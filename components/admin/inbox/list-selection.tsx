import type { ReactNode } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { SelectAllButton } from "@/components/admin/ui/select-all-button";
import type { ListSelection as Selection } from "./use-list-selection";

/** What is selected of a list, exact over all pages, and what can be done with it. */
export function ListSelection<Id extends number | string>({
  selection: { selected, select, clear },
  shown,
  total,
  countOf,
  isBusy,
  onSelectAll,
  children,
}: {
  selection: Selection<Id>;
  /** The ids on this page. */
  shown: Id[];
  /** How many the search and the filter find. */
  total: number;
  /** "3 messages" */
  countOf: (count: number) => string;
  isBusy: boolean;
  onSelectAll: () => void;
  /** The buttons that do something with all that is selected. */
  children: ReactNode;
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
            onChange={(event) => select(shown, event.target.checked)}
            className="size-4 accent-(--accent)"
          />
        </span>
        Select this page
      </label>
      <p role="status" className="text-soft">
        {selected.size > 0 && `${countOf(selected.size)} selected`}
      </p>
      {selected.size > 0 && (
        <fieldset
          aria-label="With all that are selected"
          className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full"
          inert={isBusy}
        >
          <SelectAllButton variant="ghost" isDone={selected.size >= total} onClick={onSelectAll}>
            Select all {total.toLocaleString("en-US")}
          </SelectAllButton>
          <CompactButton variant="ghost" onClick={clear}>
            Clear
          </CompactButton>
          {children}
        </fieldset>
      )}
    </div>
  );
}
