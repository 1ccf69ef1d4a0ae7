"use client";

import { ChevronDown } from "lucide";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { filterParams } from "@/lib/facts/filter/fact-filter";
import { ALL_FILTERS, type PeptideSearch, searchHref } from "@/lib/search/peptide-search";
import type { FactFiltersProps } from "./fact-filters";

const FactFilters = lazy(() => import("./fact-filters"));

/**
 * The filters by facts, which are loaded when they are opened: a page that is only read need not carry
 * their two hundred options. Without scripts a link leads to the page that has them as a form.
 */
export function FilterPanel({
  plain,
  isReady,
  onOpen,
  search,
  ...fields
}: Omit<FactFiltersProps, "filter"> & {
  /** The fields for readers without scripts, if they asked for them. */
  plain: ReactNode;
  /** Whether the options can be shown. */
  isReady: boolean;
  onOpen: () => void;
  search: PeptideSearch;
}) {
  const [isOpen, setOpen] = useState(plain !== null);
  const active = filterParams(search.filter);

  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen, onOpen]);

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group col-span-full"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem] font-medium hover:text-accent-strong">
        Filter by facts
        {active.length > 0 && <span className="font-normal text-soft">{active.length} active</span>}
        <Icon node={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && isReady ? (
        <Suspense fallback={<Loading />}>
          <FactFilters filter={search.filter} {...fields} />
        </Suspense>
      ) : (
        <Loading />
      )}
      <noscript>{plain ?? <LinkToPlain search={search} />}</noscript>
    </details>
  );
}

function Loading() {
  return <p className="needs-scripts py-3 text-sm text-soft">The filters are loading.</p>;
}

/** Beside it, the filters in force go along with another keyword or category. */
function LinkToPlain({ search }: { search: PeptideSearch }) {
  const href = searchHref(search);
  return (
    <>
      {filterParams(search.filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <a
        href={`${href}${href.includes("?") ? "&" : "?"}${ALL_FILTERS}`}
        className="inline-flex min-h-11 items-center text-[0.9375rem] text-accent-strong underline"
      >
        Show all filters
      </a>
    </>
  );
}
