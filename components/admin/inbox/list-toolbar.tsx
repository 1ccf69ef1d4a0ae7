"use client";

import { SearchBox } from "../ui/search-box";
import { ToolbarSelect } from "../ui/toolbar-select";
import type { ListView } from "./list-address";

/** Search and filter above a list; each filter shows how much of the search it finds. */
export function ListToolbar<Filter extends string>({
  what,
  view: { search, filter },
  options,
  counts,
  onChange,
}: {
  /** In the plural: "messages". */
  what: string;
  view: ListView<Filter>;
  options: { value: Filter; label: string }[];
  counts: Partial<Record<Filter, number>>;
  onChange: (changes: Partial<ListView<Filter>>) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label={`Search ${what}`}
        value={search}
        onSearch={(text) => onChange({ search: text })}
        className="w-full sm:w-64"
      />
      <ToolbarSelect
        label={`Show ${what}`}
        value={filter}
        options={options.map(({ value, label }) => ({
          value,
          label: `${label} (${counts[value] ?? 0})`,
        }))}
        onChange={(value) => onChange({ filter: value as Filter })}
        className="max-sm:w-full"
      />
    </div>
  );
}
