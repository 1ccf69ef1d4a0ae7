"use client";

import { setAddressParams, useAddressQuery } from "../ui/use-address-query";

/** The part of a list that is shown. It is part of the address, so that Back and a reload restore it. */
export interface ListView {
  search: string;
  /** "all" where nothing is filtered. */
  filter: string;
  page: number;
}

/**
 * The view in the address, and how to change it. A new filter or page is a step that Back undoes;
 * typing replaces the step. A new search or filter starts at the first page.
 */
export function useListAddress(filters: string[]) {
  const params = useAddressQuery();
  const view: ListView = {
    search: params.get("search") ?? "",
    filter: filters.find((filter) => filter === params.get("filter")) ?? "all",
    page: Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1),
  };
  function change(changes: Partial<ListView>) {
    const { search, filter, page = 1 } = changes;
    setAddressParams(
      {
        ...(search !== undefined && { search }),
        ...(filter !== undefined && { filter: filter === "all" ? "" : filter }),
        page: page === 1 ? "" : String(page),
      },
      search === undefined ? "push" : "replace",
    );
  }
  return [view, change] as const;
}
