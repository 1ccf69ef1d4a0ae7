"use client";

import { useSearchParams } from "next/navigation";
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
} from "react";
import type { CardFace } from "@/components/peptides/peptide-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { fold } from "@/lib/search/fold";
import {
  DATABASE_PATH,
  MAX_QUERY_LENGTH,
  namesUnknownCategory,
  type PeptideSearch,
  searchHref,
  searchPeptides,
} from "@/lib/search/peptide-search";
import { PopularSearches } from "./popular-searches";
import { CategoryField, KeywordField } from "./search-fields";
import { SearchResults } from "./search-results";
import { useSearchInAddress } from "./use-search-in-address";
import { useSearchTexts } from "./use-search-texts";

export interface FoundPeptide extends CardFace {
  categoryIds: number[];
  hasSkyline: boolean;
}

interface Props {
  /** All peptides, in the order in which results are shown. */
  peptides: FoundPeptide[];
  categories: { id: number; name: string }[];
  /** The search that the server read in the address, and the ids that it found. */
  answered: PeptideSearch;
  found: number[];
  sprite: string;
  textsAddress: string;
}

/**
 * The search of the database. The server's answer is in the html; once the texts are here the
 * browser answers while the visitor types, through the same `searchPeptides`. Where they cannot be
 * loaded, the form asks the server.
 */
export function PeptideExplorer(props: Props) {
  const { peptides, categories, answered, found, sprite, textsAddress } = props;
  const { search, isTyping, type, followTyping, choose, submit } = useSearchInAddress(
    answered,
    categories,
  );
  const { texts, failure, load } = useSearchTexts(textsAddress);
  const hasUnknownCategory = namesUnknownCategory(useSearchParams(), categories);
  const form = useRef<HTMLFormElement>(null);

  const isWithinReach = (wanted: PeptideSearch) => texts !== null || fold(wanted.query) === "";
  const isAnswered = isWithinReach(search) || searchHref(search) === searchHref(answered);
  useEffect(() => {
    if (!isAnswered) load();
  }, [isAnswered, load]);

  // What was submitted, chosen or come back to when the texts turned out to be out of reach.
  useEffect(() => {
    if (failure === "server" && !isAnswered && !isTyping.current) {
      location.replace(searchHref(search));
    }
  }, [failure, isAnswered, isTyping, search]);

  const deferred = useDeferredValue(search);
  const shown = isWithinReach(deferred) ? deferred : answered;
  const results = isWithinReach(deferred)
    ? searchPeptides(peptides, texts ?? {}, deferred)
    : peptides.filter(({ id }) => found.includes(id));

  // What was typed and chosen before the scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const fields = new FormData(form.current ?? undefined);
    const query = String(fields.get("query") ?? "");
    const category = Number(fields.get("category")) || null;
    if (query !== search.query) type(query);
    if (category !== search.category) choose({ category });
  }, []);

  function onSubmit(event: FormEvent) {
    if (!isWithinReach(search) && failure === "server") return; // To the server.
    event.preventDefault();
    submit();
  }

  /** For a link to a search: answers it here, unless it is to open elsewhere or out of reach. */
  function inPlace(choice: PeptideSearch) {
    return (event: MouseEvent) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (opensElsewhere || (!isWithinReach(choice) && failure === "server")) return;
      event.preventDefault();
      choose(choice);
    };
  }

  return (
    <>
      <search aria-label="Peptide database">
        <form
          ref={form}
          action={DATABASE_PATH}
          onSubmit={onSubmit}
          onFocus={load}
          className="mt-8 grid items-end gap-x-3 gap-y-4 font-sans grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_16rem_auto]"
        >
          <KeywordField
            id="query"
            className="col-span-full md:col-span-1"
            value={search.query}
            onChange={(event) => type(event.target.value)}
            onBlur={followTyping}
          />
          <CategoryField
            id="category"
            categories={categories}
            value={search.category ?? ""}
            onChange={(event) => choose({ category: Number(event.target.value) || null })}
          />
          <button type="submit" className={buttonVariants({ className: "min-h-12 px-6" })}>
            Search
          </button>
        </form>
      </search>
      <div role="status" className="font-sans text-sm text-soft">
        {hasUnknownCategory && (
          <Note>The address names a category that does not exist, so all are searched.</Note>
        )}
        {search.query.length >= MAX_QUERY_LENGTH - 1 && (
          <Note>A search reads the first {MAX_QUERY_LENGTH} characters.</Note>
        )}
        {failure === "server" && (
          <Note>Results cannot follow your typing at the moment. Search still works.</Note>
        )}
        {failure === "offline" && (
          <Note>There is no connection. Results will follow your typing once it is back.</Note>
        )}
      </div>
      <div className="mt-5">
        <PopularSearches
          current={searchHref(shown)}
          onChoose={(query) => inPlace({ query, category: null })}
        />
      </div>
      <SearchResults
        results={results}
        shown={shown}
        categoryName={categories.find(({ id }) => id === shown.category)?.name}
        isBusy={!isAnswered && !failure}
        sprite={sprite}
        onClear={inPlace({ query: "", category: null })}
      />
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-3">{children}</p>;
}
