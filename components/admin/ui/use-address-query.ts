"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useSyncExternalStore } from "react";

/**
 * The query of the address, read from the browser: after a reload and two steps back, Next's
 * `useSearchParams` is no longer updated.
 */
export function useAddressQuery(): URLSearchParams {
  const params = useSearchParams();
  const query = useSyncExternalStore(subscribe, readQuery, () => `?${params}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to another query of the page
  useEffect(notifyListeners, [params]);
  return useMemo(() => new URLSearchParams(query), [query]);
}

/** Puts a query ("?page=2" or "") into the address without a request to the server. */
export function setAddressQuery(query: string, how: "push" | "replace" = "push"): void {
  const address = `${location.pathname}${query}`;
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  notifyListeners();
}

/** Sets some parameters of the address and keeps the others; a blank value removes its parameter. */
export function setAddressParams(values: Record<string, string>, how?: "push" | "replace"): void {
  const { searchParams } = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value) searchParams.set(name, value);
    else searchParams.delete(name);
  }
  setAddressQuery(searchParams.size > 0 ? `?${searchParams}` : "", how);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

function readQuery(): string {
  return location.search;
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
