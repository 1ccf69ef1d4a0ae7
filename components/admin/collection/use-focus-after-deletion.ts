"use client";

import { useEffect, useRef } from "react";
import type { Row } from "./declaration";

/**
 * Moves the focus from a deleted row to the Delete button of the row that takes its place. Returns a
 * function to call with the id of each deleted row.
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
