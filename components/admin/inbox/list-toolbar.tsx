"use client";

import { Search } from "lucide";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";

const PAUSE_MS = 250;
const control =
  "min-h-11 rounded-md border border-edge bg-raised px-3 text-base lg:min-h-9 lg:text-[0.9375rem]";

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
  children,
}: {
  /** What is listed: "messages". */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  filter: Filter;
  options: Option<Filter>[];
  counts: Partial<Record<Filter, number>> | undefined;
  onFilter: (filter: Filter) => void;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField label={`Search ${label}`} value={search} onChange={onSearch} />
      <select
        aria-label={`Show ${label}`}
        value={filter}
        onChange={(event) => onFilter(event.target.value as Filter)}
        className={`${control} max-sm:w-full`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
            {counts && ` (${counts[option.value] ?? 0})`}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}

/** Tells what was typed after a pause, and at once on Enter. */
function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  // Back and Forward change the address.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <search className="relative max-sm:w-full">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        node={Search}
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
      />
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={label}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && onChange(typed.trim())}
        className={`${control} w-full pl-9 sm:w-64`}
      />
    </search>
  );
}
