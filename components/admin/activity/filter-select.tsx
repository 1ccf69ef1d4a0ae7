"use client";

import { useSyncExternalStore } from "react";

/** A filter whose first choice is no filter. */
export function FilterSelect({
  label,
  all,
  value,
  options,
  onChange,
}: {
  label: string;
  all: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  // A choice before anything listens would be shown and not taken.
  const isHeard = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <select
      aria-label={label}
      disabled={!isHeard}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-11 rounded-md border border-edge bg-raised px-3 text-base max-sm:w-full lg:min-h-9 lg:text-[0.9375rem]"
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
