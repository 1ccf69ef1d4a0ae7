import type { PeptideNames } from "@/lib/content/peptides/peptide-schema";
import { fold } from "@/lib/search/fold";

/**
 * The peptides that a question names, in the question's order. Spaces and hyphens in a name do not
 * matter ("bpc 157"), but a name must stand by itself: "GHK" is not found in "GHKX". Of names that
 * overlap the longest counts.
 */
export function findNamedPeptides(question: string, peptides: PeptideNames[]): PeptideNames[] {
  const text = ` ${simplify(question)} `;
  const found = peptides
    .flatMap((peptide) =>
      [
        peptide.name,
        peptide.name.replace(/\s*\(.*\)/, ""),
        ...peptide.synonyms,
        ...peptide.brandNames,
      ].map((name) => ({ peptide, ...locate(text, name) })),
    )
    .filter(({ start }) => start >= 0)
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: typeof found = [];
  for (const match of found) {
    if (!kept.some(({ start, end }) => match.start < end && start < match.end)) kept.push(match);
  }
  const ordered = kept.sort((a, b) => a.start - b.start).map(({ peptide }) => peptide);
  return [...new Set(ordered)];
}

function locate(text: string, name: string) {
  const letters = simplify(name).replaceAll(" ", "");
  // Two letters are a word of ordinary English too often.
  if (letters.length < 3) return { start: -1, end: -1 };
  const pattern = [...letters].join(" ?");
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u").exec(text);
  return match
    ? { start: match.index, end: match.index + match[0].length }
    : { start: -1, end: -1 };
}

function simplify(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
