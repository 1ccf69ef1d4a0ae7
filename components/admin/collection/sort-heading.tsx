"use client";

import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import type { Column } from "./declaration";
import type { ChangeTable, TableState } from "./use-table-state";

/** The heading of a column; a click on a sortable one changes the sort. */
export function SortHeading({
  column: { label, sorts, defaultSort, headClass },
  state,
  change,
}: {
  column: Column;
  state: TableState;
  change: ChangeTable;
}) {
  const looks = cn(
    "border-b px-2 font-normal text-soft max-md:border-b-0",
    !sorts && "max-md:hidden",
    headClass,
  );
  if (!sorts) {
    return (
      <th scope="col" className={looks}>
        {label}
      </th>
    );
  }
  const [ascending = "", descending] = sorts;
  const current = state.sort || defaultSort;
  const direction =
    current === ascending ? "ascending" : current === descending ? "descending" : undefined;
  const next = direction === "ascending" && descending ? descending : ascending;
  return (
    <th scope="col" className={looks} aria-sort={direction ?? "none"}>
      <button
        type="button"
        onClick={() => change({ sort: next === defaultSort ? "" : next })}
        className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 hover:text-ink md:min-h-9"
      >
        {label}
        <Icon
          node={icons[direction ?? "none"]}
          className={cn("size-3.5", direction ? "text-accent-strong" : "opacity-60")}
        />
      </button>
    </th>
  );
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };
