import { fold } from "@/lib/search/fold";
import type { LibraryPeptide } from "../../corpus/library-index";
import { namesOf } from "../../corpus/named-peptides";
import type { FactKind } from "../../facts/fact-sentences";
import { withoutCue } from "../../facts/fact-topics";
import { contentWords } from "../../text/content-words";
import { stemsOf } from "../../text/stems-of";
import { meaningsOf } from "../../understand/question-words";

/** A recorded fact as it can be told: its sentence, what is noted on it, and its place among those of its kind. */
export interface FactRow {
  at: number;
  sentence: string;
  notes: string[];
  /** How much of the question's words tells it from the other rows. */
  score: number;
  /** How many of its words it holds. */
  held: number;
}

/** The words of a question that neither name the peptide nor ask for the kind of fact. */
export function ownWords(topic: LibraryPeptide, kind: FactKind, message: string): string[] {
  const names = new Set(namesOf(topic).flatMap(contentWords));
  return [...new Set(contentWords(withoutCue(fold(message), kind)))].filter(
    (word) => !names.has(word),
  );
}

/** The facts of a kind in their order, scored by the words that they hold and others do not. */
export function scoreRows(
  topic: LibraryPeptide,
  kind: FactKind,
  message: string,
  more: (at: number) => string = () => "",
): FactRow[] {
  const words = ownWords(topic, kind, message);
  const rows = topic.factPassages.get(kind)?.paragraphs ?? [];
  const held = rows.map((row, at) => stemsOf(`${row.join(" ")} ${more(at)}`));
  const bearers = words.map((word) => held.filter((stems) => holds(stems, word)).length);
  return rows.map(([sentence = "", ...notes], at) => {
    const stems = held[at] ?? new Set();
    const own = words.flatMap((word, index) => (holds(stems, word) ? [bearers[index] ?? 0] : []));
    const score = own.reduce((sum, count) => sum + 1 - count / (rows.length + 1), 0);
    return { at, sentence, notes, score, held: own.length };
  });
}

/** The best of them, and those as good. */
export function bestRows<Row extends { score: number }>(rows: Row[]): Row[] {
  const best = Math.max(0, ...rows.map(({ score }) => score));
  return rows.filter(({ score }) => score >= best - 0.01);
}

/** What is noted on a row and holds a word of the question that its sentence lacks. */
export function toldNotes({ sentence, notes }: FactRow, words: string[]): string[] {
  const own = stemsOf(sentence);
  const missing = words.filter((word) => !holds(own, word));
  return notes.filter((note) => {
    const stems = stemsOf(note);
    return missing.some((word) => holds(stems, word));
  });
}

/** By itself, by a word of its meaning, or by one of the same root: "hypothalamus", "hypothalamic". */
export function holds(stems: Set<string>, word: string): boolean {
  if (meaningsOf(word).some((one) => stems.has(one))) return true;
  if (word.length < LONG) return false;
  const root = word.slice(0, Math.max(LONG - 1, word.length - 3));
  return [...stems].some((one) => one.length >= LONG && one.startsWith(root));
}

const LONG = 7;
