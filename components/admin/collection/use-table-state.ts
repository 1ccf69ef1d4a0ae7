"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useSyncExternalStore } from "react";

/** What a table shows. It stands in the address, so that Back, a reload and a link bring it back. */
export interface TableState {
  search: string;
  sort: string;
  filter: string;
  page: number;
  /** The item whose dialog is open: an id, or "new". */
  edit: string;
}

export type ChangeTable = (change: Partial<TableState>, how?: "push" | "replace") => void;

/**
 * The state in the address, and what changes it there without asking the server for a page. The
 * address itself is read: after a reload and two steps back Next's own reading of it stands still.
 */
export function useTableState(): [TableState, ChangeTable] {
  const params = useSearchParams();
  const query = useSyncExternalStore(subscribe, readAddress, () => `?${params}`);
  // A link has led to another query of the same page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when it has to be looked at
  useEffect(tellAll, [params]);
  const state = useMemo(() => readState(new URLSearchParams(query)), [query]);
  return [state, changeTable];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

function readAddress(): string {
  return location.search;
}

function tellAll() {
  for (const listener of listeners) listener();
}

function changeTable(changes: Partial<TableState>, how: "push" | "replace" = "push") {
  const next = { ...readState(new URLSearchParams(location.search)), page: 1, ...changes };
  const query = toQuery(next);
  if (query === toQuery(readState(new URLSearchParams(location.search)))) return;
  const address = `${location.pathname}${query}`;
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  tellAll();
}

function readState(params: Pick<URLSearchParams, "get">): TableState {
  const page = Number(params.get("page"));
  return {
    search: params.get("search") ?? "",
    sort: params.get("sort") ?? "",
    filter: params.get("filter") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    edit: params.get("edit") ?? "",
  };
}

/** What is as it usually is leaves no trace. */
export function toQuery({ search, sort, filter, page, edit }: TableState): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (sort) query.set("sort", sort);
  if (filter) query.set("filter", filter);
  if (page > 1) query.set("page", String(page));
  if (edit) query.set("edit", edit);
  return query.size > 0 ? `?${query}` : "";
}
