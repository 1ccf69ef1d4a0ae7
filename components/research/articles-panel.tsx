"use client";

import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { ButtonOrLink } from "@/components/site/button-or-link";
import { usePageFile } from "@/components/site/use-page-file";
import type { ArticleCard } from "@/lib/content/research/article-card";
import {
  foldText,
  INITIAL_COUNT,
  type LibraryFilter,
  researchHref,
  selectItems,
} from "@/lib/content/research/library";
import { ArticleList } from "./article-list";
import { LibraryPanel, type PanelProps } from "./library-panel";

type Abstracts = Record<string, string>;

/** The server-rendered list for the filter in the address. */
export interface ServedArticles {
  filter: LibraryFilter;
  isWhole: boolean;
  /** How many papers there are, how many the filter found, and the first of them as a list. */
  total: number;
  found: number;
  list: ReactNode;
  papersAddress: string;
  abstractsAddress: string;
}

/**
 * The papers, searched by title, abstract, source and authors. The server-rendered list stays until
 * the filter changes; the papers' data is loaded shortly before that.
 */
export function ArticlesPanel({
  served,
  names,
  isWhole,
  onShowAll,
  ...panel
}: PanelProps & { served: ServedArticles; isWhole: boolean; onShowAll: () => void }) {
  const { filter } = panel;
  const [isTouched, setTouched] = useState(false);
  const deferred = useDeferredValue(filter);
  const isAsServed = isWhole === served.isWhole && isSameFilter(deferred, served.filter);
  const isSearching = filter.query.trim() !== "";
  const articles = usePageFile<ArticleCard[]>(served.papersAddress, isTouched || !isAsServed);
  const abstracts = usePageFile<Abstracts>(
    served.abstractsAddress,
    isTouched || (isSearching && !isAsServed),
  );
  const textOf = useMemo(() => foldedTexts(abstracts), [abstracts]);
  const selected = useMemo(
    () => (isAsServed || !articles ? undefined : selectItems(articles, deferred, textOf)),
    [isAsServed, articles, deferred, textOf],
  );
  const found = selected?.length ?? served.found;
  const isLoading = !isAsServed && articles === undefined;
  return (
    <LibraryPanel
      {...panel}
      tab="articles"
      searchLabel="Search titles, abstracts, sources and authors"
      onTouch={() => setTouched(true)}
      status={
        <>
          {isLoading && "Loading the papers"}
          {!isLoading &&
            (found === served.total ? `${found} papers` : `${found} of ${served.total} papers`)}
          {selected && isSearching && abstracts === null && ", abstracts could not be searched"}
        </>
      }
      nothing="No matches found"
    >
      {!isAsServed && articles === null ? (
        <NotLoaded href={researchHref("articles", filter, isWhole)} />
      ) : found > 0 ? (
        <div aria-busy={isLoading}>
          {selected ? (
            <ArticleList
              articles={isWhole ? selected : selected.slice(0, INITIAL_COUNT)}
              names={names}
            />
          ) : (
            served.list
          )}
          {!isWhole && found > INITIAL_COUNT && (
            <p className="mt-6">
              <ButtonOrLink href={researchHref("articles", filter, true)} onClick={onShowAll}>
                {`Show all ${found} papers`}
              </ButtonOrLink>
            </p>
          )}
        </div>
      ) : null}
    </LibraryPanel>
  );
}

/** Loading the papers failed: offers a search on the server instead. */
function NotLoaded({ href }: { href: string }) {
  return (
    <p role="alert" className="mt-8 max-w-text text-soft">
      The list of papers could not be loaded.{" "}
      <a href={href} className="text-accent-strong underline">
        Load it as a page
      </a>{" "}
      when you are online.
    </p>
  );
}

function isSameFilter(a: LibraryFilter, b: LibraryFilter): boolean {
  return a.query.trim() === b.query.trim() && a.peptide === b.peptide && a.sort === b.sort;
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
