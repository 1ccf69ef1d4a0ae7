import Link from "next/link";
import type { MouseEvent } from "react";
import { popularSearches } from "@/lib/search/popular-searches";

/** Links to popular searches in all categories. With `onChoose` they are answered in place. */
export function PopularSearches({
  name = "Popular searches",
  current,
  onChoose,
}: {
  name?: string;
  /** The address of the current search. */
  current?: string;
  onChoose?: (label: string) => (event: MouseEvent) => void;
}) {
  return (
    <nav aria-label={name} className="font-sans">
      <ul className="flex flex-wrap gap-2">
        {popularSearches.map(({ label, href }) => (
          <li key={label}>
            <Link
              href={href}
              prefetch={false}
              aria-current={href === current ? "true" : undefined}
              onClick={onChoose?.(label)}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-[0.9375rem] text-soft hover:border-accent hover:text-accent-strong aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-on"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
