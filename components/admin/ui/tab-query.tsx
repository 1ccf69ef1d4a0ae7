import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadError } from "./load-error";
import { RowsSkeleton } from "./tab-skeleton";
import { useRefreshNotice } from "./use-refresh-notice";

/** What a tab reads, once it is loaded; until then a skeleton, or an error with a retry. */
export function TabQuery<Data>({
  query,
  what,
  children,
}: {
  query: UseQueryResult<Data>;
  /** What is read: "the overview". */
  what: string;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isPending, refetch } = query;
  useRefreshNotice(query, what);
  if (isPending) return <RowsSkeleton />;
  if (data !== undefined) return children(data);
  return <LoadError text={`Failed to load ${what}: ${error?.message}`} onRetry={() => refetch()} />;
}
