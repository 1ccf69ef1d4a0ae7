import type { Check } from "./content";
import { listWords } from "./texts";

const COMPARED = ["description", "mechanismOfAction", "research"] as const;
const MAX_SHARED = 0.3;

/** Reports descriptions, mechanisms and research texts that share too much of their wording. */
export const checkLikeness: Check = ({ peptides }) =>
  COMPARED.flatMap((field) => {
    const texts = peptides.map((peptide) => ({
      file: peptide.file,
      grams: listGrams(peptide[field]),
    }));
    return texts.flatMap(({ file, grams }, index) =>
      texts.slice(0, index).flatMap((earlier) => {
        const share = sharedGrams(grams, earlier.grams);
        if (share < MAX_SHARED) return [];
        const problem = `shares ${Math.round(share * 100)} % of its wording with ${earlier.file}`;
        return [{ file, field, problem }];
      }),
    );
  });

/** The five-word n-grams of a text, in lower case. */
export function listGrams(html: string): Set<string> {
  const words = listWords(html).map((word) => word.toLowerCase());
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

/** The share of the shorter text's n-grams that the other contains, 0 to 1. */
export function sharedGrams(a: Set<string>, b: Set<string>): number {
  const [shorter, longer] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const gram of shorter) if (longer.has(gram)) shared++;
  return shorter.size === 0 ? 0 : shared / shorter.size;
}
