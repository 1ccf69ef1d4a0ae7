"use client";

import { useEffect, useState } from "react";
import type { Answer } from "@/lib/search/answer";
import { type PeptideSearch, searchHref } from "@/lib/search/peptide-search";
import type { FoundPeptide } from "./found-peptide";
import type { FoundResults } from "./found-results";
import type { Failure } from "./use-local-search";

const TYPING_PAUSE_MS = 120;
/** After a failure it is asked again after this long, then after twice as long each time. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

interface Answered {
  answer: Answer & { peptides: FoundPeptide[] };
  Results: typeof FoundResults;
}

/** The server's answer to a search, for a library that is too large for the browser. */
export function useServerSearch(search: PeptideSearch, answered: Answer, isEnabled: boolean) {
  const [last, setLast] = useState<Answered | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const href = searchHref(search);
  const isHere = [answered, last?.answer].some(
    (known) => known && searchHref(known.search) === href,
  );

  useEffect(() => {
    if (!isEnabled || isHere) return;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let pause = FIRST_RETRY_MS;
    const ask = async () => {
      clearTimeout(timer);
      try {
        const { search } = new URL(href, location.origin);
        const [{ FoundResults: Results }, response] = await Promise.all([
          import("./found-results"),
          fetch(`/api/search${search}`, { signal: asking.signal }),
        ]);
        if (!response.ok) throw new Error(`${response.status}: ${href}`);
        setLast({ answer: await response.json(), Results });
        setFailure(null);
      } catch {
        if (asking.signal.aborted) return;
        setFailure(navigator.onLine ? "server" : "offline"); // The page says so.
        // A connection may be announced before it carries, and a server comes back unannounced.
        timer = setTimeout(ask, pause);
        pause = Math.min(2 * pause, LAST_RETRY_MS);
      }
    };
    timer = setTimeout(ask, TYPING_PAUSE_MS);
    addEventListener("online", ask, { signal: asking.signal });
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isEnabled, isHere, href]);

  return { last, failure };
}
