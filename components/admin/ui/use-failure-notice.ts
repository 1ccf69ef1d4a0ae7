"use client";

import { useEffect, useEffectEvent } from "react";

interface Query {
  error: Error | null;
  errorUpdatedAt: number;
}

/** Calls `tell` for each read that failed. */
export function useFailureNotice({ error, errorUpdatedAt }: Query, tell: (error: Error) => void) {
  const tellLatest = useEffectEvent(tell);
  useEffect(() => {
    if (error && errorUpdatedAt) tellLatest(error);
  }, [error, errorUpdatedAt]);
}
