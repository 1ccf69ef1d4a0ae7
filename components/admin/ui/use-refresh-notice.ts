"use client";

import { notifyError } from "@/components/ui/notify";
import { useFailureNotice } from "./use-failure-notice";

/** Reports a failed refresh of data that is shown; a failed first load is reported in its place. */
export function useRefreshNotice(
  query: Parameters<typeof useFailureNotice>[0] & { data: unknown },
  what: string,
) {
  useFailureNotice(query, ({ message }) => {
    if (query.data !== undefined) notifyError(`Failed to refresh ${what}: ${message}`);
  });
}
