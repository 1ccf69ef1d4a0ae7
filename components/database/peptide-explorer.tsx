"use client";

import { useSearchParams } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useMemo } from "react";
import { isFiltered } from "@/lib/facts/filter/fact-filter";
import { AGENCIES_NOTE, filterTitles } from "@/lib/facts/filter/filter-labels";
import type { Answer } from "@/lib/search/answer";
import {
  type KnownNames,
  listUnknown,
  MAX_QUERY_LENGTH,
  noSearch,
  type PeptideSearch,
  readSearch,
  searchHref,
} from "@/lib/search/peptide-search";
import { PopularSearches } from "./popular-searches";
import { SearchForm } from "./search-form";
import { SearchResults } from "./search-results";
import { useAnswer } from "./use-answer";
import { type FileAddresses, useLocalSearch } from "./use-local-search";
import { useSearchInAddress } from "./use-search-in-address";

interface Props {
  /** Names that the address may hold; of conditions and targets only its own, if there are files. */
  known: KnownNames;
  plainFilters: ReactNode;
  /** The server's answer to the search in the address. */
  answered: Answer;
  /** What that answer found. */
  served: ReactNode;
  sprite: string;
  /** The files that the browser searches; null if the server does. */
  files: FileAddresses | null;
}

/**
 * The search of the database. The HTML holds the server's results. Once the search files are there,
 * the browser answers while the visitor types, with the same code. If loading fails, the form asks
 * the server.
 */
export function PeptideExplorer({
  known: { categories, options },
  plainFilters,
  answered,
  served,
  sprite,
  files,
}: Props) {
  const local = useLocalSearch(files);
  const { source, load } = local;
  const known = useMemo(
    () => ({ categories, options: source?.options ?? options }),
    [categories, source, options],
  );
  const { search, isTyping, type, followTyping, choose, submit } = useSearchInAddress(
    answered.search,
    known,
  );
  const { answer, faces, Results, isWithinReach, isAnswered, isBusy, failure } = useAnswer(
    search,
    answered,
    local,
    files === null,
  );
  const params = useSearchParams();
  const unknown = listUnknown(params, known);

  useEffect(() => {
    if (!isAnswered) load();
  }, [isAnswered, load]);

  // The search that was shown when the files turned out to be unreachable.
  useEffect(() => {
    if (files && failure === "server" && !isAnswered && !isTyping.current) {
      location.replace(searchHref(search));
    }
  }, [files, failure, isAnswered, isTyping, search]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWithinReach(search) || failure !== "server") submit();
    else location.assign(searchHref(search));
  }

  /** Click handler of search links: answers in place, unless the link opens elsewhere. */
  function inPlace(choice: PeptideSearch) {
    return (event: Click) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (opensElsewhere || (!isWithinReach(choice) && failure === "server")) return;
      event.preventDefault();
      choose(choice);
    };
  }

  const onFollow = (params: URLSearchParams, event: Click) =>
    inPlace({ isWhole: false, ...readSearch(params, known) })(event);

  return (
    <>
      <SearchForm
        search={search}
        answer={answer}
        known={known}
        plainFilters={plainFilters}
        isReady={source !== undefined || !files}
        onLoad={load}
        onSubmit={onSubmit}
        onType={type}
        onChoose={choose}
        onBlur={followTyping}
      />
      <Notes unknown={unknown} asked={params} search={search} failure={failure} />
      {!isFiltered(answer.search.filter) && (
        <div className="mt-5">
          <PopularSearches
            current={searchHref(answer.search)}
            onChoose={(query) => inPlace({ ...noSearch, query })}
          />
        </div>
      )}
      <SearchResults answer={answer} known={known} isBusy={isBusy && !failure} onFollow={onFollow}>
        {answer === answered || !Results ? (
          served
        ) : (
          <Results answer={answer} faces={faces} known={known} sprite={sprite} />
        )}
      </SearchResults>
    </>
  );
}

type Click = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "preventDefault">;

function Notes({
  unknown,
  asked,
  search: { query, filter },
  failure,
}: {
  unknown: ReturnType<typeof listUnknown>;
  asked: Pick<URLSearchParams, "get">;
  search: PeptideSearch;
  failure: ReturnType<typeof useAnswer>["failure"];
}) {
  return (
    <div role="status" className="font-sans text-sm text-soft">
      {unknown.map((name) => (
        <p
          key={name}
          className="mt-3 border-notice-line border-l-4 bg-notice-wash px-4 py-2 text-notice"
        >
          {name === "category"
            ? "The category in the address does not exist, so all categories are searched."
            : `“${asked.get(name)?.trim()}” is no known value of “${filterTitles[name]}”, so this filter is left out.`}
        </p>
      ))}
      {filter.agency && <Note>{AGENCIES_NOTE}</Note>}
      {query.length >= MAX_QUERY_LENGTH - 1 && (
        <Note>A search reads the first {MAX_QUERY_LENGTH} characters.</Note>
      )}
      {failure === "server" && (
        <Note>Live results are not available at the moment. Press Search instead.</Note>
      )}
      {failure === "offline" && (
        <Note>You are offline. Live results resume when the connection is back.</Note>
      )}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-3">{children}</p>;
}
