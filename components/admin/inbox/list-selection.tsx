import type { ReactNode } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { countOf } from "@/components/ui/count-of";
import type { ListSelection as Selection } from "./use-list-selection";

/** The selection of a list over all its pages, and the actions on it. */
export function ListSelection<Id extends number | string>({
  selection: { selected, select, clear },
  shown,
  total,
  label,
  isBusy,
  onSelectAll,
  children,
}: {
  selection: Selection<Id>;
  /** The ids on this page. */
  shown: Id[];
  /** The number of items that the search and filter find. */
  total: number;
  /** One of them: "message". */
  label: string;
  isBusy: boolean;
  onSelectAll: () => void;
  /** Buttons for all selected items. */
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
        {selected.size > 0 && `${countOf(selected.size, label)} selected`}
      </p>
      {selected.size > 0 && (
        <fieldset
          aria-label="With all that are selected"
          className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full"
          inert={isBusy}
        >
          <CompactButton variant="ghost" isIdle={selected.size >= total} onClick={onSelectAll}>
            Select all {total.toLocaleString("en-US")}
          </CompactButton>
          <CompactButton variant="ghost" onClick={clear}>
            Clear
          </CompactButton>
          {children}
        </fieldset>
      )}
    </div>
  );
}
