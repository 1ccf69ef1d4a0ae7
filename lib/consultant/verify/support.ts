import type { PeptideNames } from "@/lib/content/peptides/peptide-schema";
import { fold } from "@/lib/search/fold";
import { STUDY_NAME } from "../corpus/article-index";
import { findNamedPeptides } from "../corpus/named-peptides";
import type { Passage } from "../corpus/passage";
import { claimWords, unify } from "./claim-words";
import { type Source, simplify, sourceOf, type Window } from "./source-windows";
import { classesOf } from "./support-classes";
import { keepsDirections } from "./support-directions";
import { keepsFigures } from "./support-figures";
import { numbersOf } from "./support-numbers";

/** What a claim takes over from the sentence that it is a part of. */
export interface Context {
  /** Peptides that the claim names: a passage on another one has to name them where it supports it. */
  named?: PeptideNames[];
  /** Words of the statement that it continues, some of which have to stand where it is supported. */
  inherited?: string[];
}

/**
 * Whether a passage supports a sentence: it is the passage's own, or its words, numbers and names are
 * the passage's, one or two sentences of it hold most of them, and what these deny, doubt, set in
 * animals or give a direction to, the sentence does too. In doubt it is not supported.
 */
export function isSupported(sentence: string, passage: Passage, context: Context = {}): boolean {
  const text = withoutLead(sentence, passage);
  const source = sourceOf(passage);
  const plain = simplify(text);
  if (plain.length > 0 && isVerbatim(plain, source.simplified)) {
    return (context.named ?? []).every((peptide) => isNamedIn(peptide, passage, plain));
  }
  const claim = unify(text);
  const words = claimWords(claim);
  const { inherited = [] } = context;
  if (words.length === 0 || words.length + inherited.length < MIN_WORDS) return false;
  if (share(words, source.words) < MIN_SHARE_OF_PASSAGE) return false;
  if (!holdsAll(numbersOf(claim), numbersOf(source.text))) return false;
  if (!holdsAll(namesIn(claim), wordsOf(source.text))) return false;
  return source.windows.some((window) =>
    isSupportedBy(window, { claim, words, passage, ...context }),
  );
}

const MIN_WORDS = 2;
const MIN_SHARE_OF_PASSAGE = 0.85;
const MIN_SHARE_OF_SENTENCE = 0.7;
const MIN_SHARE_OF_TWO_SENTENCES = 0.8;
const MIN_SHARE_OF_INHERITED = 0.3;

/** "Semaglutide: …" in a list says which page the rest is from. */
function withoutLead(sentence: string, { names, title }: Passage): string {
  const lead = [...names, title].find((name) => sentence.startsWith(`${name}: `));
  return lead ? sentence.slice(lead.length + 2) : sentence;
}

function isVerbatim(plain: string, known: Source["simplified"]): boolean {
  if (known.includes(plain)) return true;
  // Items that are joined in one line, or sentences one after the other.
  return known.some((start, at) => {
    let joined = start;
    for (let next = at + 1; next < known.length && joined.length < plain.length; next++) {
      joined += ` ${known[next]}`;
      if (joined === plain) return true;
    }
    // A fact without its label: the label's end is where the sentence begins.
    return start.endsWith(`: ${plain}`) || start.replace(/^[^:]{1,80}: /, "") === plain;
  });
}

interface Claim extends Context {
  claim: string;
  words: string[];
  passage: Passage;
}

function isSupportedBy(
  window: Window,
  { claim, words, passage, named = [], inherited = [] }: Claim,
): boolean {
  const least = window.isSingle ? MIN_SHARE_OF_SENTENCE : MIN_SHARE_OF_TWO_SENTENCES;
  if (share(words, window.words) < least) return false;
  if (inherited.length > 0 && share(inherited, window.words) < MIN_SHARE_OF_INHERITED) return false;
  const others = named.filter((peptide) => !passage.names.includes(peptide.name));
  if (others.length > 0 && !window.isSingle) return false;
  if (!others.every((peptide) => isNamedIn(peptide, passage, window.text))) return false;
  const head = unify(`${passage.title} ${passage.names.join(" ")}`);
  if (!holdsAll(studiesIn(claim), studiesIn(`${window.text} ${head}`))) return false;
  return keepsFigures(claim, window.text, head) && keepsClasses(claim, words, window);
}

function isNamedIn(peptide: PeptideNames, { names, title }: Passage, text: string): boolean {
  return (
    names.includes(peptide.name) || findNamedPeptides(`${title} ${text}`, [peptide]).length > 0
  );
}

function studiesIn(text: string): Set<string> {
  return new Set(text.match(STUDY_NAME)?.map((name) => fold(name)));
}

/** Negation, doubt, animals and directions are those of the clauses that the claim is about. */
function keepsClasses(claim: string, words: string[], { text, clauses }: Window): boolean {
  const shared = clauses.map((clause) => ({
    ...clause,
    shared: clause.words.filter((word) => words.includes(word)).length,
  }));
  const met = shared.filter(
    (clause) => clause.shared >= 2 || clause.shared >= clause.words.length / 2,
  );
  const nearest = shared.reduce((best, clause) => (clause.shared > best.shared ? clause : best));
  const inPeople = clauses.some((clause) => {
    const { directions, doubt } = classesOf(clause.text);
    return directions.has("people") && !doubt;
  });
  const said = classesOf(met.map((clause) => clause.text).join(" , "));
  const claimed = classesOf(claim);
  const known = new Set([...said.directions, ...(inPeople ? ["people"] : [])]);
  return (
    said.negation === claimed.negation &&
    (!said.doubt || claimed.doubt) &&
    (!classesOf(text).model || claimed.model) &&
    (!said.directions.has("withdrawn") || claimed.directions.has("withdrawn")) &&
    holdsAll(claimed.directions, known) &&
    keepsDirections(claim, met.map((clause) => clause.text).join(" , "), nearest.text)
  );
}

function share(words: string[], own: Set<string>): number {
  return words.filter((word) => own.has(word)).length / words.length;
}

function holdsAll(wanted: Iterable<string>, known: Set<string>): boolean {
  return [...wanted].every((one) => known.has(one));
}

function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{N}]+/gu));
}

/** Words that look like names: with capitals after the first word, or with digits. */
function namesIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  return words
    .filter(
      (word, at) =>
        (/\p{N}/u.test(word) && /\p{L}/u.test(word)) ||
        /^\p{Lu}\p{Lu}/u.test(word) ||
        (at > 0 && /^\p{Lu}/u.test(word)),
    )
    .flatMap((word) => fold(word).match(/[\p{L}\p{N}]+/gu) ?? []);
}
