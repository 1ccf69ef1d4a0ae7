"use client";

import { useCallback, useEffect, useState } from "react";
import type { FilterOptions } from "@/lib/facts/filter/fact-filter";
import type { AnswerSearch } from "./browser-search";
import type { FoundPeptide } from "./found-peptide";
import type { FoundResults } from "./found-results";

export interface FileAddresses {
  names: string;
  facts: string;
  texts: string;
  cards: string;
}

export type Failure = "offline" | "server";

interface Source {
  /** The addresses of all files, which change with the library. */
  version: string;
  answer: AnswerSearch;
  Results: typeof FoundResults;
  options: FilterOptions;
  /** All cards by name. */
  cards: FoundPeptide[];
  /** False while only names and facts are loaded. */
  isWhole: boolean;
}

/** Files that failed to load are asked for again this often. */
const RETRY_MS = 10_000;

let kept: Source | undefined;

/** The search in the browser, loaded on demand and kept for the visit. */
export function useLocalSearch(files: FileAddresses | null) {
  const [source, setSource] = useState(() =>
    files && kept?.version === versionOf(files) ? kept : undefined,
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const { names, facts, texts, cards } = files ?? {};

  const load = useCallback(async () => {
    if (!names || !facts || !texts || !cards) return;
    try {
      const addresses = { names, facts, texts, cards };
      if (kept?.version !== versionOf(addresses)) await loadOnce(addresses, setSource);
      setSource(kept);
      setFailure(null);
    } catch {
      setFailure(navigator.onLine ? "server" : "offline"); // The page says so.
    }
  }, [names, facts, texts, cards]);

  useEffect(() => {
    if (!failure) return;
    addEventListener("online", load);
    // A connection may be announced before it carries, and a server comes back unannounced.
    const retry = setInterval(load, RETRY_MS);
    return () => {
      removeEventListener("online", load);
      clearInterval(retry);
    };
  }, [failure, load]);

  return { source, failure, load };
}

const underway = new Map<string, Promise<void>>();

function loadOnce(files: FileAddresses, onNames: (source: Source) => void): Promise<void> {
  const version = versionOf(files);
  const already = underway.get(version);
  if (already) return already;
  const started = loadSource(files, onNames).finally(() => underway.delete(version));
  underway.set(version, started);
  return started;
}

async function loadSource(files: FileAddresses, onNames: (source: Source) => void) {
  const version = versionOf(files);
  const small = Promise.all([
    import("./browser-search"),
    fetchJson(files.names),
    fetchJson(files.facts),
    fetchJson(files.cards),
  ]).then(([search, names, facts, cards]) => {
    onNames({
      version,
      answer: search.searchNames(names, facts),
      Results: search.FoundResults,
      options: facts.options,
      cards,
      isWhole: false,
    });
    return { search, names, facts, cards };
  });
  const [{ search, names, facts, cards }, texts] = await Promise.all([
    small,
    fetchJson(files.texts),
  ]);
  kept = {
    version,
    answer: await search.searchTexts(names, facts, texts),
    Results: search.FoundResults,
    options: facts.options,
    cards,
    isWhole: true,
  };
}

function versionOf({ names, facts, texts, cards }: FileAddresses): string {
  return [names, facts, texts, cards].join(" ");
}

async function fetchJson(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response.json();
}
