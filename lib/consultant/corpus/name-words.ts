import { fold } from "@/lib/search/fold";
import { splitWords } from "@/lib/search/words";
import { contentWords, stem } from "../text/content-words";
import type { LibraryPeptide } from "./library-index";
import { namesOf } from "./named-peptides";

/** A word of names: of which peptides, and whether hardly a page has it. */
export interface NameWord {
  bearers: LibraryPeptide[];
  isRare: boolean;
}

const MOST_PAGES = 4;
/** In the letters of amino acids, as a reader may type it; three of them are a word too often. */
const SHORT_SEQUENCE = /^[ACDEFGHIKLMNPQRSTVWY]{4,20}$/;
const NAME_WORD = /^(?:\p{L}{3,}|\p{L}{2,}\p{N}+)$/u;

/** The words of a name or of a question, and those that letters and digits make together: "LR3". */
export function splitNameWords(text: string): string[] {
  const mixed = fold(text).match(/(?<![\p{L}\p{N}-])\p{L}{2,}\p{N}+(?![\p{L}\p{N}-])/gu) ?? [];
  return [...splitWords(text), ...mixed];
}

/** What the words of names, and short sequences, name. */
export function nameWordsOf(
  peptides: LibraryPeptide[],
  pageCounts: Map<string, number>,
): Map<string, NameWord> {
  const bearers = new Map<string, Set<LibraryPeptide>>();
  for (const peptide of peptides) {
    const sequence = SHORT_SEQUENCE.test(peptide.sequence) ? [fold(peptide.sequence)] : [];
    for (const word of [...namesOf(peptide).flatMap(splitNameWords), ...sequence]) {
      if (NAME_WORD.test(word) && contentWords(word).length > 0) {
        bearers.set(word, (bearers.get(word) ?? new Set()).add(peptide));
      }
    }
  }
  return new Map(
    [...bearers].map(([word, of]) => {
      const pages = pageCounts.get(stem(word)) ?? 0;
      return [word, { bearers: [...of], isRare: pages <= MOST_PAGES }];
    }),
  );
}
