"use client";

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Answer } from "@/lib/search/answer";
import { DATABASE_PATH, type KnownNames, type PeptideSearch } from "@/lib/search/peptide-search";
import { FilterPanel } from "./filter-panel";
import { CategoryField, KeywordField } from "./search-fields";

/** The fields of a search. Without scripts it is sent to the server. */
export function SearchForm({
  search,
  answer: { counts, total },
  known: { categories, options },
  plainFilters,
  isReady,
  onLoad,
  onSubmit,
  onType,
  onChoose,
  onBlur,
}: {
  search: PeptideSearch;
  answer: Answer;
  known: KnownNames;
  plainFilters: ReactNode;
  isReady: boolean;
  onLoad: () => void;
  onSubmit: (event: FormEvent) => void;
  onType: (change: Partial<PeptideSearch>) => void;
  onChoose: (change: Partial<PeptideSearch>) => void;
  onBlur: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);

  const takeOverForm = useEffectEvent(() => {
    const fields = new FormData(form.current ?? undefined);
    const query = String(fields.get("query") ?? "");
    const category = Number(fields.get("category")) || null;
    if (query !== search.query) onType({ query });
    if (category !== search.category) onChoose({ category });
  });
  // Input from before hydration.
  useEffect(() => takeOverForm(), []);

  return (
    <search aria-label="Peptide database">
      <form
        ref={form}
        action={DATABASE_PATH}
        onSubmit={onSubmit}
        onFocus={onLoad}
        className="mt-8 grid items-end gap-x-3 gap-y-4 font-sans grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_16rem_auto]"
      >
        <KeywordField
          id="query"
          className="col-span-full md:col-span-1"
          value={search.query}
          onChange={(event) => onType({ query: event.target.value })}
          onBlur={onBlur}
        />
        <CategoryField
          id="category"
          categories={categories}
          value={search.category ?? ""}
          onChange={(event) => onChoose({ category: Number(event.target.value) || null })}
        />
        <button type="submit" className={buttonVariants({ className: "min-h-12 px-6" })}>
          Search
        </button>
        <FilterPanel
          plain={plainFilters}
          isReady={isReady}
          onOpen={onLoad}
          search={search}
          counts={counts}
          options={options}
          total={total}
          onChoose={(filter) => onChoose({ filter })}
          onType={(filter) => onType({ filter })}
          onBlur={onBlur}
        />
      </form>
    </search>
  );
}
