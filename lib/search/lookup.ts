import { findNames, findNearNames, indexNames } from "./names";
import { type NamesFile, readFiles } from "./search-files";
import { indexTexts } from "./text-index";
import { findPhrase, findWords } from "./text-search";
import { isPlain, splitWords } from "./words";

export interface Suggestion {
  kind: "peptide" | "category" | "article";
  label: string;
  /** The matching synonym or brand name. */
  note?: string;
  href: string;
}

export interface Lookup {
  suggest: (query: string) => Suggestion[];
}

/** Suggestions while a visitor types: peptides by any of their names, categories, papers. */
export async function createLookup(file: NamesFile, pause?: () => Promise<void>): Promise<Lookup> {
  const peptides = readFiles(file);
  const names = indexNames(
    peptides.map(({ name, synonyms, brandNames }) => ({
      name,
      others: [...synonyms, ...brandNames],
    })),
  );
  const categories = await indexTexts(
    file.categories.map(([, name]) => [name]),
    pause,
  );
  const titles = await indexTexts(
    file.articles.map(([, title]) => [title]),
    pause,
  );

  function suggestPeptides(query: string): Suggestion[] {
    const exact = findNames(names, query);
    const found = exact.length > 0 ? exact : findNearNames(names, query);
    return found.slice(0, MAX_SHOWN.peptides).flatMap(({ entry, text }) => {
      const peptide = peptides[entry];
      if (!peptide) return [];
      const note = peptide.name.startsWith(text) ? undefined : text;
      return [
        {
          kind: "peptide",
          label: peptide.name,
          ...(note && { note }),
          href: `/peptides/${peptide.id}`,
        },
      ];
    });
  }

  return {
    suggest: (query) => {
      const words = splitWords(query);
      if (words.length === 0 || !isPlain(query)) return [];
      const peptides = suggestPeptides(query);
      const inTitles = (index: typeof titles) => {
        const phrase = findPhrase(index, [1], words);
        return phrase.length > 0 || words.length < 2 ? phrase : findWords(index, [1], words).all;
      };
      return [
        ...peptides,
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
      ];
    },
  };
}

const MAX_SHOWN = { peptides: 5, categories: 2, articles: 3 };
