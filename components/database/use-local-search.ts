"use client";

import { useCallback, useEffect, useState } from "react";
import type { AnswerSearch } from "./browser-search";
import type { FoundPeptide } from "./found-peptide";

export interface FileAddresses {
  names: string;
  texts: string;
  cards: string;
}

export type Failure = "offline" | "server";

interface Source {
  /** The address of the texts, which changes with the library. */
  address: string;
  answer: AnswerSearch;
  /** All cards by name. */
  cards: FoundPeptide[];
  /** False while only the names are loaded. */
  isWhole: boolean;
}

let kept: Source | undefined;

/** The search in the browser, loaded on demand and kept for the visit. */
export function useLocalSearch(files: FileAddresses | null) {
  const [source, setSource] = useState(() => (kept?.address === files?.texts ? kept : undefined));
  const [failure, setFailure] = useState<Failure | null>(null);
  const { names, texts, cards } = files ?? {};

  const load = useCallback(async () => {
    if (!names || !texts || !cards) return;
    try {
      if (kept?.address !== texts) await loadOnce({ names, texts, cards }, setSource);
      setSource(kept);
      setFailure(null);
    } catch {
      setFailure(navigator.onLine ? "server" : "offline"); // The page says so.
    }
  }, [names, texts, cards]);

  useEffect(() => {
    if (!failure) return;
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [failure, load]);

  return { source, failure, load };
}

const underway = new Map<string, Promise<void>>();

function loadOnce(files: FileAddresses, onNames: (source: Source) => void): Promise<void> {
  const already = underway.get(files.texts);
  if (already) return already;
  const started = loadSource(files, onNames).finally(() => underway.delete(files.texts));
  underway.set(files.texts, started);
  return started;
}

async function loadSource(files: FileAddresses, onNames: (source: Source) => void) {
  const address = files.texts;
  const small = Promise.all([
    import("./browser-search"),
    fetchJson(files.names),
    fetchJson(files.cards),
  ]).then(([search, names, cards]) => {
    onNames({ address, answer: search.searchNames(names), cards, isWhole: false });
    return { search, names, cards };
  });
  const [{ search, names, cards }, texts] = await Promise.all([small, fetchJson(address)]);
  kept = { address, answer: await search.searchTexts(names, texts), cards, isWhole: true };
}

async function fetchJson(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response.json();
}
