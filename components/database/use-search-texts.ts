"use client";

import { useCallback, useEffect, useState } from "react";
import type { SearchTexts } from "@/lib/search/peptide-search";

type Failure = "offline" | "server";

/** The file that was loaded last; its address changes with its content. */
let kept: { address: string; texts: SearchTexts } | undefined;

/** The texts to search through, loaded when they are asked for and kept for the visit. */
export function useSearchTexts(address: string) {
  const [texts, setTexts] = useState(() => (kept?.address === address ? kept.texts : null));
  const [failure, setFailure] = useState<Failure | null>(null);

  const load = useCallback(async () => {
    try {
      if (kept?.address !== address) kept = { address, texts: await fetchTexts(address) };
      setTexts(kept.texts);
      setFailure(null);
    } catch {
      setFailure(navigator.onLine ? "server" : "offline"); // The page says so.
    }
  }, [address]);

  useEffect(() => {
    if (!failure) return;
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [failure, load]);

  return { texts, failure, load };
}

const underway = new Map<string, Promise<SearchTexts>>();

function fetchTexts(address: string): Promise<SearchTexts> {
  const already = underway.get(address);
  if (already) return already;
  const started = fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}: ${address}`);
      return response.json();
    })
    .finally(() => underway.delete(address));
  underway.set(address, started);
  return started;
}
