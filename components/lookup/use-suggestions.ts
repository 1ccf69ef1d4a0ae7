"use client";

import { useEffect, useState } from "react";
import type { Suggestion } from "@/lib/search/lookup";
import { cleanQuery } from "@/lib/search/peptide-search";
import { suggest } from "./lookup-source";

interface Offer {
  query: string;
  suggestions: Suggestion[];
  /** No suggestions could be had; the form works all the same. */
  hasFailed: boolean;
}

/** The suggestions for what is typed; those before stay until the next are here. */
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
