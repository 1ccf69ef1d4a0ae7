"use client";

import { useEffect, useState } from "react";
import type { Suggestion } from "@/lib/search/lookup";
import { cleanQuery } from "@/lib/search/peptide-search";
import { suggest } from "./lookup-source";

interface Offer {
  query: string;
  suggestions: Suggestion[];
  /** Loading the suggestions failed; the form still works. */
  hasFailed: boolean;
}

/** The suggestions for the input; the previous ones stay until the next arrive. */
export function useSuggestions(typed: string): Offer {
  const query = cleanQuery(typed);
  const [offer, setOffer] = useState<Offer>({ query: "", suggestions: [], hasFailed: false });

  useEffect(() => {
    const asking = new AbortController();
    suggest(query, asking.signal).then(
      (suggestions) => {
        if (!asking.signal.aborted) setOffer({ query, suggestions, hasFailed: false });
      },
      () => {
        if (!asking.signal.aborted) setOffer({ query, suggestions: [], hasFailed: true });
      },
    );
    return () => asking.abort();
  }, [query]);

  return offer;
}
