"use client";

import { SearchBox } from "../ui/search-box";
import { ToolbarSelect } from "../ui/toolbar-select";

interface Option<Filter extends string> {
  value: Filter;
  label: string;
}

/** Search and filter above a list; the filter's counts are of what the search finds. */
export function ListToolbar<Filter extends string>({
  label,
  search,
  onSearch,
  filter,
  options,
  counts,
  onFilter,
}: {
  /** What is listed: "messages". */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  filter: Filter;
  options: Option<Filter>[];
  counts: Partial<Record<Filter, number>> | undefined;
  onFilter: (filter: Filter) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label={`Search ${label}`}
        value={search}
        onSearch={onSearch}
        className="w-full sm:w-64"
      />
      <ToolbarSelect
        aria-label={`Show ${label}`}
        value={filter}
        onChange={(event) => onFilter(event.target.value as Filter)}
        className="max-sm:w-full"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
            {counts && ` (${counts[option.value] ?? 0})`}
          </option>
        ))}
      </ToolbarSelect>
    </div>
  );
}
