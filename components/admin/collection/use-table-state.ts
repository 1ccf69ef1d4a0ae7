"use client";

import { useMemo } from "react";
import { setAddressQuery, useAddressQuery } from "../ui/use-address-query";

/** What a table shows. It is part of the address, so that Back, a reload and a link restore it. */
export interface TableState {
  search: string;
  sort: string;
  filter: string;
  page: number;
  /** The item whose dialog is open: an id, or "new". */
  edit: string;
}

export type ChangeTable = (change: Partial<TableState>, how?: "push" | "replace") => void;

/** The state in the address, and how to change it without a request to the server. */
export function useTableState(): [TableState, ChangeTable] {
  const query = useAddressQuery();
  return [useMemo(() => readState(query), [query]), changeTable];
}

function changeTable(changes: Partial<TableState>, how?: "push" | "replace") {
  const state = readState(new URLSearchParams(location.search));
  const query = toQuery({ ...state, page: 1, ...changes });
  if (query !== toQuery(state)) setAddressQuery(query, how);
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

/** Default values are left out. */
export function toQuery({ search, sort, filter, page, edit }: TableState): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (sort) query.set("sort", sort);
  if (filter) query.set("filter", filter);
  if (page > 1) query.set("page", String(page));
  if (edit) query.set("edit", edit);
  return query.size > 0 ? `?${query}` : "";
}
