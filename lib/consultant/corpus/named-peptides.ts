import type { PeptideNames } from "@/lib/content/peptides/peptide-schema";
import { perItem } from "@/lib/per-item";
import { fold } from "@/lib/search/fold";
import { otherNumeral } from "@/lib/search/words";

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
  const found = namesWithin(text.replaceAll(" ", ""), peptides)
    .flatMap(({ letters, peptide }) => locate(text, patternOf(letters), peptide))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: typeof found = [];
  for (const match of found) {
    const overlaps = kept.filter(({ start, end }) => match.start < end && start < match.end);
    // A name that two peptides have names both.
    if (overlaps.every(({ start, end }) => start === match.start && end === match.end)) {
      kept.push(match);
    }
  }
  return kept
    .sort((a, b) => a.start - b.start)
    .map(({ peptide, start, end }) => ({ peptide, start: start - 1, end: end - 1 }));
}

/** Greek letters of names as readers write them: "thymosin beta4". */
export function spellGreek(text: string): string {
  return text.replace(/[αβγδκω]/g, (letter) => GREEK[letter] ?? letter);
}

const GREEK: Record<string, string> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  κ: "kappa",
  ω: "omega",
};

export function simplifyNames(text: string): string {
  return spellGreek(fold(text))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * What a peptide is called, with and without what its name holds in brackets; another name only where
 * two words are left of it: "Peptide YY (3-36)" is peptide YY, "ACTH (4-7)" is not ACTH.
 */
export function namesOf({ name, synonyms, brandNames }: PeptideNames): string[] {
  const shortened = synonyms
    .map((synonym) => synonym.replace(/\s*\([^)]*\)$/, ""))
    .filter((synonym) => /\S\s\S/.test(synonym));
  // "CJC with DAC" is said for "CJC-1295 (with DAC)".
  const unnumbered = name.replace(/[-\s]\d+(?=\s*\()/, "");
  // "Long R3 IGF" is said for "Long R3 IGF-1".
  const numberless = [name, ...synonyms]
    .filter((one) => /\s/.test(one))
    .map((one) => one.replace(/(?<=\b\p{Lu}{3})-1\b/u, ""));
  const written = [
    ...new Set([
      name,
      name.replace(/\s*\(.*\)/, ""),
      ...(/\(\S+\s/.test(unnumbered) ? [unnumbered] : []),
      // "CJC-1295 with the DAC".
      name.replace(/(?<=\(with(?:out)?) /, " the "),
      ...synonyms,
      ...shortened,
      ...numberless,
      ...brandNames,
    ]),
  ];
  return [...new Set([...written, ...written.flatMap(withOtherNumeral)])];
}

/** "Melanotan 2" and "Melanotan two" are said for "Melanotan II", and "IGF-I" for "IGF-1". */
function withOtherNumeral(name: string): string[] {
  const last = /(?<=[\s-])(?:[IVX]+|[1-9])$/.exec(name)?.[0];
  const number = last && otherNumeral(last.toLowerCase());
  if (!number) return [];
  const digit = /\d/.test(number) ? number : last;
  return [number, NUMBERS[Number(digit) - 1]].map((one) => `${name.slice(0, -last.length)}${one}`);
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The letters and digits of a peptide's names, the longest first. */
export function lettersOfNames(peptide: PeptideNames): string[] {
  const known = letters.get(peptide);
  if (known) return known;
  const made = [...new Set(namesOf(peptide).map(lettersOf))]
    // Two letters are a word of ordinary English too often.
    .filter(({ length }) => length >= 3)
    .sort((a, b) => b.length - a.length);
  letters.set(peptide, made);
  return made;
}

const letters = new WeakMap<PeptideNames, string[]>();

/** Of a text what names are made of, as one word. */
export function lettersOf(text: string): string {
  return simplifyNames(text).replaceAll(" ", "");
}

interface LibraryName<Peptide> {
  letters: string;
  peptide: Peptide;
  /** Its place among the names of all peptides. */
  at: number;
}

/** The names whose letters stand in a text without spaces, in their order. */
function namesWithin<Peptide extends PeptideNames>(
  letters: string,
  peptides: Peptide[],
): LibraryName<Peptide>[] {
  const byBeginning = namesByBeginning(peptides);
  const found = new Set<LibraryName<Peptide>>();
  for (let at = 0; at + BEGINNING <= letters.length; at += 1) {
    for (const name of byBeginning.get(letters.slice(at, at + BEGINNING)) ?? []) {
      if (letters.startsWith(name.letters, at)) found.add(name);
    }
  }
  return [...found].sort((a, b) => a.at - b.at);
}

/** As long as the shortest name. */
const BEGINNING = 3;

const namesByBeginning = perItem(indexBeginnings) as typeof indexBeginnings;

function indexBeginnings<Peptide extends PeptideNames>(
  peptides: Peptide[],
): Map<string, LibraryName<Peptide>[]> {
  const names = peptides.flatMap((peptide) =>
    lettersOfNames(peptide).map((letters) => ({ letters, peptide })),
  );
  return Map.groupBy(
    names.map((name, at) => ({ ...name, at })),
    (name) => name.letters.slice(0, BEGINNING),
  );
}

function locate<Peptide>(text: string, pattern: RegExp, peptide: Peptide) {
  const match = pattern.exec(text);
  return match ? [{ peptide, start: match.index, end: match.index + match[0].length }] : [];
}

function patternOf(letters: string): RegExp {
  const known = patterns.get(letters);
  if (known) return known;
  const made = new RegExp(`(?<![\\p{L}\\p{N}])${[...letters].join(" ?")}(?![\\p{L}\\p{N}])`, "u");
  patterns.set(letters, made);
  return made;
}

/** Of the names that questions hold. */
const patterns = new Map<string, RegExp>();
