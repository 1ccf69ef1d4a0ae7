import type { PeptideNames } from "@/lib/content/peptides/peptide-schema";
import { fold } from "@/lib/search/fold";

/**
 * The peptides that a question names, in the question's order. Spaces and hyphens in a name do not
 * matter ("bpc 157"), but a name must stand by itself: "GHK" is not found in "GHKX". Of names that
 * overlap the longest counts.
 */
export function findNamedPeptides<Peptide extends PeptideNames>(
  question: string,
  peptides: Peptide[],
): Peptide[] {
  return [...new Set(locateNames(question, peptides).map(({ peptide }) => peptide))];
}

/** Where a question names peptides: places in what `simplifyNames` makes of it, in their order. */
export function locateNames<Peptide extends PeptideNames>(
  question: string,
  peptides: Peptide[],
): { peptide: Peptide; start: number; end: number }[] {
  const text = ` ${simplifyNames(question)} `;
  const found = peptides
    .flatMap((peptide) => patternsOf(peptide).flatMap((pattern) => locate(text, pattern, peptide)))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: typeof found = [];
  for (const match of found) {
    if (!kept.some(({ start, end }) => match.start < end && start < match.end)) kept.push(match);
  }
  return kept
    .sort((a, b) => a.start - b.start)
    .map(({ peptide, start, end }) => ({ peptide, start: start - 1, end: end - 1 }));
}

export function simplifyNames(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What a peptide is called, with and without what its name holds in brackets. */
export function namesOf({ name, synonyms, brandNames }: PeptideNames): string[] {
  return [name, name.replace(/\s*\(.*\)/, ""), ...synonyms, ...brandNames];
}

function locate<Peptide>(text: string, pattern: RegExp, peptide: Peptide) {
  const match = pattern.exec(text);
  return match ? [{ peptide, start: match.index, end: match.index + match[0].length }] : [];
}

function patternsOf(peptide: PeptideNames): RegExp[] {
  const known = patterns.get(peptide);
  if (known) return known;
  const made = [...new Set(namesOf(peptide).map((text) => simplifyNames(text).replaceAll(" ", "")))]
    // Two letters are a word of ordinary English too often.
    .filter((letters) => letters.length >= 3)
    .map(
      (letters) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${[...letters].join(" ?")}(?![\\p{L}\\p{N}])`, "u"),
    );
  patterns.set(peptide, made);
  return made;
}

const patterns = new WeakMap<PeptideNames, RegExp[]>();
