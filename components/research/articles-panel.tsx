"use client";

import { useDeferredValue, useMemo, useRef, useState } from "react";
import type { ArticleCard } from "@/lib/content/research/article-card";
import { foldText, type LibraryFilter, selectItems } from "@/lib/content/research/library";
import { ArticleList } from "./article-list";
import { clear, LibraryControls, NothingFound } from "./library-controls";
import type { PeptideNames } from "./research-library";
import { type Abstracts, useAbstracts } from "./use-abstracts";

/** The papers, searched by title, abstract, source and authors. */
export function ArticlesPanel({
  articles,
  peptides,
  names,
  abstractsAddress,
  foundOnServer,
  filter,
  onChange,
  onSettle,
}: {
  articles: ArticleCard[];
  peptides: PeptideNames;
  names: Map<number, string>;
  abstractsAddress: string;
  foundOnServer?: { query: string; ids: number[] };
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
  onSettle: () => void;
}) {
  const search = useRef<HTMLInputElement>(null);
  const [isAboutToSearch, setAboutToSearch] = useState(false);
  const isSearching = filter.query.trim() !== "";
  const abstracts = useAbstracts(abstractsAddress, isAboutToSearch || isSearching);
  const textOf = useMemo(() => foldedTexts(abstracts), [abstracts]);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => {
    if (!abstracts && foundOnServer?.query === deferred.query) {
      const ids = new Set(foundOnServer.ids);
      const found = articles.filter(({ id }) => ids.has(id));
      return selectItems(found, { ...deferred, query: "" }, () => "");
    }
    return selectItems(articles, deferred, textOf);
  }, [articles, abstracts, foundOnServer, deferred, textOf]);
  return (
    <>
      <LibraryControls
        tab="articles"
        filter={filter}
        peptides={peptides}
        searchLabel="Search titles, abstracts, sources and authors"
        search={search}
        onChange={onChange}
        onSettle={onSettle}
        onSearch={() => setAboutToSearch(true)}
      >
        {shown.length === articles.length
          ? `${articles.length} papers`
          : `${shown.length} of ${articles.length} papers`}
        {isSearching && abstracts === null && ", abstracts could not be searched"}
      </LibraryControls>
      {shown.length > 0 ? (
        <ArticleList articles={shown} names={names} />
      ) : (
        <NothingFound
          title="No matches found"
          tab="articles"
          onClear={() => clear(filter, onChange, search)}
        />
      )}
    </>
  );
}

function foldedTexts(abstracts: Abstracts | null | undefined) {
  const texts = new WeakMap<ArticleCard, string>();
  return (article: ArticleCard) => {
    const known = texts.get(article);
    if (known !== undefined) return known;
    const { id, title, source, authors } = article;
    const text = foldText(title, abstracts?.[id], source, authors);
    texts.set(article, text);
    return text;
  };
}
