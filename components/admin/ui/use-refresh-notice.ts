"use client";

import { useEffect } from "react";
import { notifyError } from "@/components/ui/notify";

interface Query {
  data: unknown;
  error: Error | null;
  errorUpdatedAt: number;
}

/** Says that what is shown could not be read again; where nothing is shown yet, its place says so. */
export function useRefreshNotice({ data, error, errorUpdatedAt }: Query, what: string) {
  const reason = data === undefined ? undefined : error?.message;
  useEffect(() => {
    if (reason === undefined || !errorUpdatedAt) return;
    notifyError(`Failed to refresh ${what}: ${reason}`);
  }, [reason, errorUpdatedAt, what]);
}
