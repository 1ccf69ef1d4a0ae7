"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";

/** The order of the list, kept in the address. Without scripts a button submits it. */
export function SortSelect({
  current,
  options,
  category,
}: {
  current: string;
  options: { value: string; label: string; href: string }[];
  category: number | undefined;
}) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <form action="/peptides" className="flex items-center gap-2" aria-busy={isPending}>
      {category !== undefined && <input type="hidden" name="category" value={category} />}
      <label htmlFor="sort" className="text-soft">
        Sort by
      </label>
      <select
        id="sort"
        name="sort"
        defaultValue={current}
        key={current}
        className="min-h-11 rounded-md border border-edge bg-raised px-3"
        onChange={(event) => {
          const chosen = options.find(({ value }) => value === event.target.value);
          if (chosen) startTransition(() => router.push(chosen.href, { scroll: false }));
        }}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="submit"
        className="only-without-scripts min-h-11 rounded-md border border-edge px-3"
      >
        Sort
      </button>
    </form>
  );
}
