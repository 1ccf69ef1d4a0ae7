"use client";

import { notifyError } from "@/components/ui/notify";
import { useFailureNotice } from "./use-failure-notice";

/** Says that what is shown could not be read again; where nothing is shown yet, its place says so. */
export function useRefreshNotice(
  query: Parameters<typeof useFailureNotice>[0] & { data: unknown },
  what: string,
) {
  useFailureNotice(query, ({ message }) => {
    if (query.data !== undefined) notifyError(`Failed to refresh ${what}: ${message}`);
  });
}
