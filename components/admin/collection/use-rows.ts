"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { notifyError } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { RowPage } from "@/lib/resources/rows/row-query";
import { useFailureNotice } from "../ui/use-failure-notice";
import type { Declaration, Row } from "./declaration";
import { type TableState, toQuery } from "./use-table-state";

export type Page = Omit<RowPage, "rows"> & { rows: Row[] };

const ROWS_PATH = "/api/admin/rows";

/** The rows of the table's state; the previous ones are shown until they are loaded. */
export function useRows({ collection, notices }: Declaration, state: TableState) {
  const query = toQuery({ ...state, edit: "" });
  const result = useQuery<Page>({
    queryKey: [`${ROWS_PATH}/${collection}${query}`],
    placeholderData: keepPreviousData,
  });
  useFailureNotice(result, () => notifyError(notices.loadFailed));
  return result;
}

/** The ids of all rows that a search and filter find, on every page. */
export async function readMatchingIds(
  { collection }: Declaration,
  { search, filter }: Pick<TableState, "search" | "filter">,
): Promise<number[]> {
  const query = toQuery({ search, filter, sort: "", page: 1, edit: "" });
  const { data } = await request<{ ids: number[] }>(`${ROWS_PATH}/${collection}/ids${query}`);
  return data.ids;
}

/** Returns a function that refreshes this collection and all tables, as tables contain names of each other's items. */
export function useRefresh({ path }: Declaration): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === "string" && (key.startsWith("/api/admin/") || key.startsWith(path)),
    });
}
