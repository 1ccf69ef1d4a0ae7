"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { request } from "@/lib/api/client";
import type { RevisionEntry } from "@/lib/resources/revisions/revision-schema";

const SIZE = "50";

/** A list of revisions, newest first, a part at a time. `filters` without a value ask for all. */
export function useRevisions<Entry extends RevisionEntry = RevisionEntry>(
  path: string,
  filters: Record<string, string> = {},
) {
  const query = useInfiniteQuery({
    queryKey: [path, "list", filters],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) => {
      const asked = Object.entries({ ...filters, before: pageParam, limit: SIZE });
      const params = new URLSearchParams(asked.filter(([, value]) => value !== ""));
      return (
        await request<{ items: Entry[]; next: number | null }>(`${path}?${params}`, { signal })
      ).data;
    },
    getNextPageParam: ({ next }) => (next === null ? undefined : `${next}`),
  });
  return { ...query, entries: query.data?.pages.flatMap(({ items }) => items) };
}
