import { createLookup, type Lookup, type Suggestion } from "@/lib/search/lookup";

const NAMES_ADDRESS = "/search/names.json";

let source: Promise<Lookup | null> | undefined;

/** Suggestions for a text: from names in the browser, or from the server of a large library. */
export async function suggest(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  source ??= loadNames().catch((error) => {
    source = undefined; // The next letter tries again.
    throw error;
  });
  const lookup = await source;
  if (lookup) return lookup.suggest(query);
  return fetchJson(`/api/search/suggestions?query=${encodeURIComponent(query)}`, signal);
}

async function loadNames(): Promise<Lookup | null> {
  const names = await fetchJson(NAMES_ADDRESS);
  return names && createLookup(names);
}

async function fetchJson(address: string, signal?: AbortSignal) {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response.json();
}
