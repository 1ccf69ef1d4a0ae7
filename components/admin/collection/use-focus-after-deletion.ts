"use client";

import { useEffect, useRef } from "react";
import type { Row } from "./declaration";

/**
 * After a row was deleted the focus is on that of the row which stands in its place, so that the next
 * can be deleted too. Answers what to call as a row goes.
 */
export function useFocusAfterDeletion(rows: Row[] | undefined): (id: number) => void {
  const gone = useRef<{ id: number; at: number } | null>(null);
  useEffect(() => {
    if (!gone.current || !rows || rows.some(({ id }) => id === gone.current?.id)) return;
    const { at } = gone.current;
    gone.current = null;
    const next = rows[Math.min(at, rows.length - 1)];
    const button = document.querySelector<HTMLElement>(`[data-delete="${next?.id}"]`);
    if (document.activeElement === document.body) button?.focus();
  }, [rows]);
  return (id) => {
    gone.current = { id, at: rows?.findIndex((row) => row.id === id) ?? 0 };
  };
}
