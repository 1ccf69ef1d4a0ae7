import { findNames, findNearNames, indexNames, type NameMatch } from "./names";
import { findPassage, type Passage } from "./passage";
import { fieldsOf, type SearchEntry, SHORT_TEXT, searchedFields } from "./search-entry";
import { readMassRange, readMotif } from "./sequence-query";
import type { TermMatch, TermSearch } from "./term-search";
import { indexTexts } from "./text-index";
import { findPhrase, findWords } from "./text-search";
import { isPlain, splitWords } from "./words";

/** The results of a query: entries by index in the indexed list, best first. */
interface Found {
  entries: number[];
  /** False if nothing matches the query and these are the nearest entries. */
  isExact: boolean;
  /** The corrected query, if it differs. */
  suggestion: string | null;
  /** Where an entry matches. */
  passageOf: (entry: number) => Passage | null;
}

export interface Search {
  find: (query: string) => Found;
}

/** The search by names only, while the texts are loading. */
export function createNameSearch(
  entries: readonly SearchEntry[],
  findByTerm: TermSearch = noTerms,
): Search {
  const names = indexNames(entries.map(toNamed));
  return {
    find: (query) => {
      const found = findNames(names, query);
      const byTerm = findByTerm(query);
      const near = found.length + byTerm.length > 0 ? [] : findNearNames(names, query);
      return toFound(entries, { names: found, byTerm, near });
    },
  };
}

/**
 * The search of peptides. Ranks names first, then synonyms and brand names, facts about a condition or
 * target that the query names, residues and masses, and texts that contain the query. Without a match,
 * returns entries that contain its words, and those with similar names.
 */
export async function createSearch(
  entries: readonly SearchEntry[],
  pause?: () => Promise<void>,
  findByTerm: TermSearch = noTerms,
): Promise<Search> {
  const names = indexNames(entries.map(toNamed));
  const texts = await indexTexts(entries.map(fieldsOf), pause);
  const weights = searchedFields.map(({ weight }) => weight);
  return {
    find: (query) => {
      const words = splitWords(query);
      // Most texts contain hyphens.
      if (words.length === 0) return toFound(entries, { phrase: [...entries.keys()] });
      const exact = {
        names: isPlain(query) ? findNames(names, query) : [],
        byTerm: findByTerm(query),
        bySequence: findSequences(entries, query),
        motif: readMotif(query),
        phrase: findPhrase(texts, weights, words),
        marks: [words],
      };
      const found = toFound(entries, exact);
      if (found.entries.length > 0 || !isPlain(query)) return found;
      const near = findNearNames(names, query);
      const { all, most, words: meant, isCorrected } = findWords(texts, weights, words);
      return toFound(entries, {
        near,
        closest: all.length > 0 ? all : most,
        marks: meant.map((word) => [word]),
        correction: isCorrected ? meant.join(" ") : null,
        isExact: near.length === 0 && all.length > 0 && !isCorrected,
      });
    },
  };
}

const noTerms: TermSearch = () => [];

interface Parts {
  names?: NameMatch[];
  byTerm?: TermMatch[];
  bySequence?: number[];
  motif?: string | null;
  phrase?: number[];
  near?: NameMatch[];
  closest?: number[];
  marks?: string[][];
  correction?: string | null;
  isExact?: boolean;
}

function toFound(entries: readonly SearchEntry[], parts: Parts): Found {
  const { names = [], bySequence = [], phrase = [], near = [], closest = [], marks = [] } = parts;
  const named = new Map([...names, ...near].map(({ entry, text }) => [entry, text]));
  const byTerm = placeTerms(entries, parts.byTerm ?? []);
  const found = [
    ...new Set([...named.keys(), ...byTerm.keys(), ...bySequence, ...phrase, ...closest]),
  ];
  return {
    entries: found,
    isExact: parts.isExact ?? near.length === 0,
    suggestion: found.length > 0 ? (near[0]?.text ?? parts.correction ?? null) : null,
    passageOf: (number) => {
      const entry = entries[number];
      if (!entry) return null;
      const name = named.get(number);
      if (name !== undefined) return passageOfName(entry, name);
      const term = byTerm.get(number);
      if (term) return { label: term.label, parts: ["", term.text, ""] };
      if (parts.motif && entry.letters?.includes(parts.motif))
        return passageOfMotif(entry.letters, parts.motif);
      const fields = fieldsOf(entry).map((text, at) => {
        const { label = "" } = searchedFields[at] ?? {};
        const isShown = label === SHORT_TEXT;
        return { label, isShown, text: isShown ? text.replaceAll("\n", " ") : text };
      });
      return findPassage(fields.slice(1), marks, phrase.length === 0);
    },
  };
}

/** By the index of the entry, in the order of the matches. */
function placeTerms(entries: readonly SearchEntry[], matches: TermMatch[]): Map<number, TermMatch> {
  if (matches.length === 0) return new Map();
  const places = new Map(entries.map(({ id }, at) => [id, at]));
  return new Map(
    matches.flatMap((match): [number, TermMatch][] => {
      const at = places.get(match.id);
      return at === undefined ? [] : [[at, match]];
    }),
  );
}

function toNamed({ name, synonyms, brandNames }: SearchEntry) {
  return { name, others: [...synonyms, ...brandNames] };
}

function findSequences(entries: readonly SearchEntry[], query: string): number[] {
  const motif = readMotif(query);
  const range = readMassRange(query);
  if (!motif && !range) return [];
  const found = entries.flatMap(({ letters, mass }, entry) => {
    if (motif) return letters?.includes(motif) ? [entry] : [];
    return range && mass !== null && mass >= range.from && mass <= range.to ? [entry] : [];
  });
  return motif ? found : found.sort((a, b) => (entries[a]?.mass ?? 0) - (entries[b]?.mass ?? 0));
}

function passageOfName({ name, brandNames }: SearchEntry, met: string): Passage | null {
  if (name.startsWith(met)) return null;
  return { label: brandNames.includes(met) ? "Brand name" : "Also known as", parts: ["", met, ""] };
}

function passageOfMotif(letters: string, motif: string): Passage {
  const at = letters.indexOf(motif);
  const start = Math.max(at - 20, 0);
  const end = at + motif.length + 20;
  return {
    label: "Sequence",
    parts: [
      `${start > 0 ? "…" : ""}${letters.slice(start, at)}`,
      motif,
      `${letters.slice(at + motif.length, end)}${end < letters.length ? "…" : ""}`,
    ],
  };
}
