"use client";

import { SearchBox } from "../ui/search-box";
import { ToolbarSelect } from "../ui/toolbar-select";
import type { ListView } from "./use-inbox";

/** Search and filter above a list; each filter shows how much of the search it finds. */
export function ListToolbar({
  what,
  view: { search, filter },
  filters,
  counts,
  onChange,
}: {
  /** In the plural: "messages". */
  what: string;
  view: ListView;
  filters: Record<string, string>;
  counts: Record<string, number>;
  onChange: (changes: Partial<ListView>) => void;
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
        options={Object.entries(filters).map(([value, label]) => ({
          value,
          label: `${label} (${counts[value] ?? 0})`,
        }))}
        onChange={(value) => onChange({ filter: value })}
        className="max-sm:w-full"
      />
    </div>
  );
}
