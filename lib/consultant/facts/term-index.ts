import { vocabulary } from "@/lib/facts/vocabulary";
import { fold } from "@/lib/search/fold";

export type TermKind = "condition" | "target";

export interface FoundTerm {
  kind: TermKind;
  /** Keys of the vocabulary, any of which is meant: "osteoporosis" is that of men too. */
  keys: string[];
  /** Its place in the text. */
  start: number;
  end: number;
}

/**
 * Terms of the vocabulary that a folded text names, by name, synonym or gene; of overlapping ones the
 * longest. A word that ends or begins several names ("cancer", "diabetes") means all of them. Short
 * abbreviations count only where `message`, the text as it was written, has their capitals: "HIT".
 */
export function findTerms(text: string, message = text): FoundTerm[] {
  const meant = termsWithin(text).filter(
    ({ capitals, words }) =>
      (capitals === null || message.includes(capitals)) &&
      words.every((word) => text.includes(word)),
  );
  const found = meant.flatMap((term) =>
    [...text.matchAll(patternOf(term))].map((match) => ({
      kind: term.kind,
      keys: term.keys,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return longest(found);
}

/** Of overlapping terms the longest, in the order of the text. */
export function longest(found: FoundTerm[]): FoundTerm[] {
  const kept: FoundTerm[] = [];
  for (const term of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => term.end <= start || end <= term.start)) kept.push(term);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Words that several names of conditions share and that readers ask by. */
const HEADS =
  /\b(?:cancer|diabetes|osteoporosis|obesity|hypogonadism|neuropathy|constipation|wounds?|ulcers?|stroke|heart failure|infertility|anxiety|dementia|arthritis|osteoarthritis)\b/g;

const shortened = [
  ["melanocortin-", "mc"],
  ["natriuretic peptide receptor a", "natriuretic peptide receptor"],
] as const;

/** "Opioid receptor" means those of every kind. */
const FAMILY = /\b(?:opioid|melanocortin|somatostatin|vasopressin|orexin|vpac|formyl peptide)\b/;

interface Term {
  kind: TermKind;
  keys: string[];
  capitals: string | null;
  words: string[];
  pattern?: RegExp;
}

const START = 2;
const WORD_STARTS = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}/gu;

const terms: Term[] = buildTerms();

/** The terms by the letters that their first words begin with: of a thousand terms few can stand in a text. */
const termsByStart = Map.groupBy(
  terms.map((term, at) => ({ term, at })),
  ({ term }) => term.words[0]?.slice(0, START) ?? "",
);

/** The terms whose first words may begin where a word of the text does, in their order. */
function termsWithin(text: string): Term[] {
  const starts = new Set(text.match(WORD_STARTS)?.flatMap((start) => [start, start.slice(0, 1)]));
  return [...starts]
    .flatMap((start) => termsByStart.get(start) ?? [])
    .sort((a, b) => a.at - b.at)
    .map(({ term }) => term);
}

function buildTerms(): Term[] {
  const byPhrase = new Map<
    string,
    { kind: TermKind; keys: Set<string>; capitals: string | null }
  >();
  const add = (kind: TermKind, phrase: string, key: string) => {
    const folded = fold(phrase);
    // Two letters, "ED" or "NK", are words of other things too often.
    if (folded.length < 3) return;
    const known = byPhrase.get(`${kind} ${folded}`) ?? {
      kind,
      keys: new Set<string>(),
      capitals: /^\p{Lu}{3,4}$/u.test(phrase) ? phrase : null,
    };
    known.keys.add(key);
    byPhrase.set(`${kind} ${folded}`, known);
  };
  for (const [key, { name, synonyms }] of Object.entries(vocabulary.conditions)) {
    for (const phrase of [name, ...synonyms]) add("condition", phrase, key);
    for (const word of headWords(name)) add("condition", word, key);
  }
  for (const [key, { name, synonyms, gene }] of Object.entries(vocabulary.targets)) {
    for (const phrase of [name, ...synonyms, ...(gene ? [gene] : [])]) {
      add("target", phrase, key);
      const family = FAMILY.exec(fold(phrase))?.[0];
      if (family) add("target", `${family} receptor`, key);
      for (const [long, short] of shortened) {
        if (fold(phrase).includes(long)) add("target", fold(phrase).replace(long, short), key);
      }
    }
  }
  return [...byPhrase].map(([phrase, { kind, keys, capitals }]) => ({
    kind,
    capitals,
    keys: [...keys],
    words: phrase.slice(kind.length + 1).match(/[\p{L}\p{N}]+/gu) ?? [],
  }));
}

function headWords(name: string): string[] {
  // Only its name ties the insipid kind to the sugar disease.
  return /insipidus/.test(name) ? [] : (fold(name).match(HEADS) ?? []);
}

/** Matches a term with any separators between its words, its last word also in the plural. Compiled on first use. */
function patternOf(term: Term): RegExp {
  term.pattern ??= new RegExp(
    `(?<![\\p{L}\\p{N}])${term.words.join("[^\\p{L}\\p{N}]*")}(?:s|es)?(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return term.pattern;
}
