import { fold } from "./fold";

/** An excerpt of a matching text: plain and marked parts alternate, beginning with a plain one. */
export interface Passage {
  /** The name of the field. */
  label: string;
  parts: string[];
}

export interface SearchedText {
  label: string;
  text: string;
  /** The card shows this text anyway, so it is marked but not cut. */
  isShown: boolean;
}

/**
 * The first matching passage, field by field. `marks` are runs of words from `splitWords`; with `isWhole`
 * only whole words are marked.
 */
export function findPassage(
  fields: readonly SearchedText[],
  marks: string[][],
  isWhole: boolean,
): Passage | null {
  const runs = marks.map((words) => words.map(patternOf).join(String.raw`[\s\p{Pd}\u00AD]*`));
  const pattern = runs.filter(Boolean).map((run) => (isWhole ? `(?<!\\p{L})${run}\\p{L}*` : run));
  if (pattern.length === 0) return null;
  const meets = new RegExp(pattern.join("|"), "giu");
  for (const { label, text, isShown } of fields) {
    const shape = toShape(text);
    meets.lastIndex = 0;
    const first = meets.exec(shape);
    if (!first) continue;
    const span = isShown
      ? { start: 0, end: text.length, lineStart: 0, lineEnd: text.length }
      : spanAround(text, first.index, first[0].length);
    return { label, parts: cut(text, shape, meets, span) };
  }
  return null;
}

const AROUND = 70;

interface Span {
  start: number;
  end: number;
  lineStart: number;
  lineEnd: number;
}

function spanAround(text: string, at: number, length: number): Span {
  const lineStart = text.lastIndexOf("\n", at) + 1;
  const nextLine = text.indexOf("\n", at + length);
  const lineEnd = nextLine < 0 ? text.length : nextLine;
  const start = atWord(text, Math.max(at - AROUND, lineStart), lineStart, -1);
  const end = atWord(text, at + length + AROUND, lineEnd, 1);
  return { start, end, lineStart, lineEnd };
}

function cut(text: string, shape: string, meets: RegExp, span: Span): string[] {
  const { start, end, lineStart, lineEnd } = span;
  const parts: string[] = [];
  let done = start;
  meets.lastIndex = 0; // matchAll continues where exec stopped.
  for (const { index, 0: met } of shape.slice(start, end).matchAll(meets)) {
    parts.push(
      text.slice(done, start + index),
      text.slice(start + index, start + index + met.length),
    );
    done = start + index + met.length;
  }
  parts.push(text.slice(done, end));
  if (start > lineStart) parts[0] = `… ${parts[0]}`;
  if (end < lineEnd) parts.push(`${parts.pop()} …`);
  return parts;
}

/** Moves a cut outwards to the nearest white space within the line. */
function atWord(text: string, from: number, limit: number, step: 1 | -1): number {
  if (step < 0) {
    if (from <= limit) return limit;
    const space = text.lastIndexOf(" ", from);
    return space < limit ? limit : space + 1;
  }
  if (from >= limit) return limit;
  const space = text.indexOf(" ", from);
  return space < 0 || space > limit ? limit : space;
}

/** The text folded character by character, with the index of each. */
function toShape(text: string): string {
  return text.replace(/[^\0-\x7F]/g, (character) => {
    const folded = fold(character);
    return folded.length === 1 ? folded : character;
  });
}

function patternOf(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return escaped.replace(SPELT, (name) => `(?:${name}|${GREEK[name]})`);
}

const GREEK: Record<string, string> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  kappa: "κ",
  omega: "ω",
  mu: "[μµ]",
};
const SPELT = new RegExp(Object.keys(GREEK).join("|"), "g");
