"use client";

import { useDeferredValue, useMemo } from "react";
import type { Answer } from "@/lib/search/answer";
import { fold } from "@/lib/search/fold";
import { type PeptideSearch, searchHref } from "@/lib/search/peptide-search";
import type { useLocalSearch } from "./use-local-search";
import { useServerSearch } from "./use-server-search";

/**
 * The answer to show for a search: the browser's once the files are loaded, else the server's, else
 * the previous one.
 */
export function useAnswer(
  search: PeptideSearch,
  answered: Answer,
  { source, failure: localFailure }: ReturnType<typeof useLocalSearch>,
  isOnServer: boolean,
) {
  const server = useServerSearch(search, answered, isOnServer);
  const isWithinReach = ({ query }: PeptideSearch) =>
    source !== undefined && (source.isWhole || fold(query) === "");

  const deferred = useDeferredValue(search);
  // Only typing waits: a choice is answered at once.
  const asked = deferred.query === search.query ? search : deferred;
  const local = useMemo(() => {
    if (!source) return null;
    const answer = source.answer(asked);
    return source.isWhole || fold(asked.query) === "" || answer.total > 0 ? answer : null;
  }, [source, asked]);

  const href = searchHref(search);
  const answer = local ?? bestOf(href, answered, server.last?.answer ?? null);
  return {
    answer,
    faces: server.last?.answer === answer ? server.last.answer.peptides : (source?.cards ?? []),
    Results: server.last?.Results ?? source?.Results,
    isWithinReach,
    isAnswered: isWithinReach(search) || searchHref(answered.search) === href,
    isBusy: searchHref(answer.search) !== href || (local !== null && !isWithinReach(search)),
    failure: isOnServer ? server.failure : localFailure,
  };
}

/** The answer for the address; while it is loading, the previous one. */
function bestOf<Late extends Answer>(href: string, first: Answer, last: Late | null) {
  return last && searchHref(first.search) !== href ? last : first;
}
