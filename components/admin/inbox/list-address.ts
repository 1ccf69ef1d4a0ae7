"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** Which part of a list is shown; it stands in the address, so that Back and a reload restore it. */
export interface ListView<Filter extends string> {
  search: string;
  filter: Filter;
  page: number;
}

type Change<Filter extends string> = Partial<ListView<Filter>>;

/**
 * The view that the address names, and how to change it. A new filter or page is a step that Back
 * undoes; typing replaces the step. A new search or filter begins at the first page.
 */
export function useListAddress<Filter extends string>(filters: readonly [Filter, ...Filter[]]) {
  const params = useSearchParams();
  const [all] = filters;
  const view: ListView<Filter> = {
    search: params.get("search") ?? "",
    filter: filters.find((filter) => filter === params.get("filter")) ?? all,
    page: Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1),
  };
  const change = useCallback(
    (changes: Change<Filter>) => {
      const { href, pathname } = window.location;
      const next = new URL(href);
      const values = { ...("page" in changes ? {} : { page: 1 }), ...changes };
      for (const [name, value] of Object.entries(values)) {
        const isDefault = value === "" || value === all || value === 1;
        if (isDefault) next.searchParams.delete(name);
        else next.searchParams.set(name, String(value));
      }
      const address = `${pathname}${next.search}`;
      if ("search" in changes) window.history.replaceState(null, "", address);
      else window.history.pushState(null, "", address);
    },
    [all],
  );
  return [view, change] as const;
}
