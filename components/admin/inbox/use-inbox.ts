"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "@/lib/api/client";
import type { InboxDeclaration } from "./inbox-declaration";
import { useListAddress } from "./list-address";
import { useListSelection } from "./use-list-selection";

interface InboxPage<Row> {
  rows: Row[];
  page: number;
  size: number;
  total: number;
  stored: number;
  counts: Record<string, number>;
}

/** The page of a list that the address names, and what is selected of the list. */
export function useInbox<Row, Id extends number | string>(declaration: InboxDeclaration<Row, Id>) {
  const { path, rowsPath, idsPath, filterParam, filters, pageSize } = declaration;
  const [view, changeView] = useListAddress(Object.keys(filters));
  const { search, filter, page } = view;
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
  /** The ids on all pages of this search and filter. */
  async function findIds(): Promise<Id[]> {
    const params = new URLSearchParams({ search, [filterParam]: filter });
    return (await request<{ ids: Id[] }>(`${idsPath}?${params}`)).data.ids;
  }
  return { declaration, view, changeView, selection, query, findIds };
}

export type Inbox<Row, Id extends number | string> = ReturnType<typeof useInbox<Row, Id>>;
