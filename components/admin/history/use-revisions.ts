"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { request } from "@/lib/api/client";
import type { RevisionEntry } from "@/lib/resources/revisions/revision-schema";

const PAGE_SIZE = 50;

/** A list of revisions, newest first, loaded page by page. Blank filters are left out. */
export function useRevisions<Entry extends RevisionEntry, Page = unknown>(
  path: string,
  filters: Record<string, string> = {},
  pageSize = PAGE_SIZE,
) {
  const query = useInfiniteQuery({
    queryKey: [path, "list", filters],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) => {
      const asked = Object.entries({ ...filters, before: pageParam, limit: `${pageSize}` });
      const params = new URLSearchParams(asked.filter(([, value]) => value !== ""));
      return (await request<Page & RevisionList<Entry>>(`${path}?${params}`, { signal })).data;
    },
    getNextPageParam: ({ next }) => (next === null ? undefined : `${next}`),
  });
  return { ...query, entries: query.data?.pages.flatMap(({ items }) => items) };
}

interface RevisionList<Entry> {
  items: Entry[];
  next: number | null;
}
