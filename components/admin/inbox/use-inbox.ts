"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "@/lib/api/client";
import { type TableState, useTableState } from "../collection/use-table-state";
import type { InboxDeclaration } from "./inbox-declaration";
import { useListSelection } from "./use-list-selection";

interface InboxPage<Row> {
  rows: Row[];
  page: number;
  size: number;
  total: number;
  stored: number;
  counts: Record<string, number>;
}

/** The part of a list that is shown. */
export type ListView = Pick<TableState, "search" | "filter" | "page">;

/** The filter that filters nothing. */
const ALL = "all";

/** The page of a list that the address names, and what is selected of the list. */
export function useInbox<Row, Id extends number | string>(declaration: InboxDeclaration<Row, Id>) {
  const { path, rowsPath, idsPath, filterParam, filters, pageSize } = declaration;
  const [{ search, page, ...state }, change] = useTableState();
  const filter = Object.hasOwn(filters, state.filter) ? state.filter : ALL;
  const view: ListView = { search, filter, page };
  const selection = useListSelection<Id>(view);
  const query = useQuery({
    queryKey: [path, "page", search, filter, page],
    queryFn: async ({ signal }) => {
      const params = { search, [filterParam]: filter, page: `${page}`, size: `${pageSize}` };
      const address = `${rowsPath}?${new URLSearchParams(params)}`;
      return (await request<InboxPage<Row>>(address, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  /** A new filter or page is a step that Back undoes; typing replaces the step. */
  function changeView({ filter: chosen, ...changes }: Partial<ListView>) {
    const filtered = chosen !== undefined && { filter: chosen === ALL ? "" : chosen };
    change({ ...changes, ...filtered }, changes.search === undefined ? "push" : "replace");
  }
  /** The ids on all pages of this search and filter. */
  async function findIds(): Promise<Id[]> {
    const params = new URLSearchParams({ search, [filterParam]: filter });
    return (await request<{ ids: Id[] }>(`${idsPath}?${params}`)).data.ids;
  }
  return { declaration, view, changeView, selection, query, findIds };
}

export type Inbox<Row, Id extends number | string> = ReturnType<typeof useInbox<Row, Id>>;
