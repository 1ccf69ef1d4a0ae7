import { findNames, findNearNames, indexNames } from "./names";
import { type NamesFile, readFiles, readTerms } from "./search-files";
import { sitePages } from "./site-pages";
import { termHref } from "./term-search";
import { indexTexts } from "./text-index";
import { findPhrase, findWords } from "./text-search";
import { isPlain, splitWords } from "./words";

export interface Suggestion {
  kind: "peptide" | "condition" | "target" | "category" | "article" | "page";
  label: string;
  /** The matching synonym or brand name, or gene of a target. */
  note?: string;
  href: string;
}

export interface Lookup {
  suggest: (query: string) => Suggestion[];
}

/** Suggestions while a visitor types: peptides, conditions and targets by any name, categories, papers, pages. */
export async function createLookup(file: NamesFile, pause?: () => Promise<void>): Promise<Lookup> {
  const peptides = readFiles(file);
  const names = indexNames(
    peptides.map(({ name, synonyms, brandNames }) => ({
      name,
      others: [...synonyms, ...brandNames],
    })),
  );
  const terms = readTerms(file);
  const termNames = indexNames(terms.map(({ name, synonyms }) => ({ name, others: synonyms })));
  const categories = await indexTexts(
    file.categories.map(([, name]) => [name]),
    pause,
  );
  const titles = await indexTexts(
    file.articles.map(([, title]) => [title]),
    pause,
  );

  function suggestPeptides(query: string, isTerm: boolean): Suggestion[] {
    const exact = findNames(names, query);
    const found = exact.length > 0 || isTerm ? exact : findNearNames(names, query);
    return found.slice(0, MAX_SHOWN.peptides).flatMap(({ entry, text }) => {
      const peptide = peptides[entry];
      if (!peptide) return [];
      const { id, name } = peptide;
      return [{ kind: "peptide", label: name, ...noteOf(name, text), href: `/peptides/${id}` }];
    });
  }

  function suggestTerms(query: string): Suggestion[] {
    const found = findNames(termNames, query).flatMap(({ entry, text }): Suggestion[] => {
      const term = terms[entry];
      if (!term) return [];
      const { kind, name } = term;
      return [{ kind, label: name, ...noteOf(name, text), href: termHref(term) }];
    });
    return (["condition", "target"] as const).flatMap((kind) =>
      found.filter((suggestion) => suggestion.kind === kind).slice(0, MAX_SHOWN.terms),
    );
  }

  return {
    suggest: (query) => {
      const pages = suggestPages(query);
      const words = splitWords(query);
      if (words.length === 0 || !isPlain(query)) return [];
      const ofTerms = suggestTerms(query);
      const peptides = suggestPeptides(query, ofTerms.length + pages.length > 0);
      const inTitles = (index: typeof titles) => {
        const phrase = findPhrase(index, [1], words);
        return phrase.length > 0 || words.length < 2 ? phrase : findWords(index, [1], words).all;
      };
      return [
        ...peptides,
        ...ofTerms,
        ...inTitles(categories)
          .slice(0, MAX_SHOWN.categories)
          .flatMap((at): Suggestion[] => {
            const [id, label] = file.categories[at] ?? [0, ""];
            return [{ kind: "category", label, href: `/peptides?category=${id}` }];
          }),
        ...inTitles(titles)
          .slice(0, MAX_SHOWN.articles)
          .flatMap((at): Suggestion[] => {
            const [id, label] = file.articles[at] ?? [0, ""];
            return [{ kind: "article", label, href: `/research/${id}` }];
          }),
        ...pages,
      ];
    },
  };
}

/** The synonym that was found, where the name does not begin with it. */
function noteOf(name: string, found: string): Pick<Suggestion, "note"> {
  return name.startsWith(found) ? {} : { note: found };
}

const MAX_SHOWN = { peptides: 5, terms: 2, categories: 2, articles: 3, pages: 2 };
/** Fewer letters begin too many names to mean a page. */
const MIN_PAGE_LETTERS = 3;

const pageNames = indexNames(sitePages);

function suggestPages(query: string): Suggestion[] {
  if (query.trim().length < MIN_PAGE_LETTERS) return [];
  return findNames(pageNames, query)
    .slice(0, MAX_SHOWN.pages)
    .flatMap(({ entry, text }) => {
      const page = sitePages[entry];
      if (!page) return [];
      const note = page.name === text || page.name.endsWith(text) ? undefined : text;
      return [{ kind: "page", label: page.name, ...(note && { note }), href: page.href }];
    });
}
