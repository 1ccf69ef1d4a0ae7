import type { Article } from "@/lib/content/research/article-schema";
import { toText } from "@/lib/html/sanitise";
import { perItem } from "@/lib/per-item";
import { fold } from "@/lib/search/fold";
import { contentWords } from "../text/content-words";
import { toArticlePassage } from "./article-passages";
import { simplifyNames } from "./named-peptides";
import type { Passage } from "./passage";

/** A paper with what a question may name it by. */
export interface IndexedArticle {
  passage: Passage;
  titleStems: string[];
  /** What its title or summary calls the study: names in capitals of which no other paper has one. Folded. */
  studyNames: string[];
  /** As `simplifyNames` makes them, without initials. */
  surnames: string[];
  year: number | null;
  pmid: string | null;
  doi: string | null;
}

/** A name in capitals, with a number perhaps: "MMPOWER-3", "STEP 1". */
export const STUDY_NAME = /(?<![\p{L}\p{N}-])\p{Lu}{4,}(?:[- ]\p{N}{1,2})?(?![\p{L}\p{N}-])/gu;

/** More pages would hold it if it were a word like others. */
const MOST_PAGES_OF_A_STUDY = 2;

function isRare(name: string, pageCounts: Map<string, number>): boolean {
  // A word with a number behind a hyphen is nothing else: "FAST-1".
  if (/\p{Lu}-\p{N}$/u.test(name)) return true;
  return contentWords(name).every(
    (word) => /^\p{N}+$/u.test(word) || (pageCounts.get(word) ?? 0) <= MOST_PAGES_OF_A_STUDY,
  );
}

/** One for all peptides that it is about. */
export const passageOf = perItem(toArticlePassage);

/** Papers are named by their titles, by rare names of studies and by authors; `names` are those of peptides. */
export function toIndexedArticle(
  article: Article,
  names: Set<string>,
  pageCounts: Map<string, number>,
): IndexedArticle {
  const { title, abstract, authors, year, pmid, doi } = article;
  const studyNames = (`${title} ${toText(abstract)}`.match(STUDY_NAME) ?? [])
    .filter((name) => isRare(name, pageCounts))
    .map(simplifyNames)
    .filter((name) => !names.has(name));
  return {
    passage: passageOf(article),
    titleStems: [...new Set(contentWords(title))],
    studyNames: [...new Set(studyNames)],
    surnames: fold(authors ?? "")
      .replace(/,?\s*et al\.?/, "")
      .split(",")
      .map((author) => author.trim().replace(/\s+[a-z]{1,4}$/, ""))
      .filter((surname) => surname.length > 3)
      .map(simplifyNames),
    year,
    pmid,
    doi: doi?.toLowerCase() ?? null,
  };
}
