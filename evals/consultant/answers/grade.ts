import { frames } from "@/lib/consultant/compose/parts/frames";
import type { LibraryIndex } from "@/lib/consultant/corpus/library-index";
import { findNamedPeptides } from "@/lib/consultant/corpus/named-peptides";
import type { Told } from "../ask";
import type { AnswerCase } from "./answer-case";

export const GRADES = ["complete", "partial", "wrong", "refused"] as const;
export type Grade = (typeof GRADES)[number];

export interface Graded {
  grade: Grade;
  /** A stated fact, or the number of a list, stands within the first 40 words. */
  isEarly: boolean;
  words: number;
  /** Sentences that begin with the same two words as the one before. */
  repeatedOpenings: number;
}

const EARLY_WORDS = 40;

/** Holds an answer against what a right one says; see `answerCase`. */
export function grade(library: LibraryIndex, asked: AnswerCase, told: Told): Graded {
  const text = normalise(told.text);
  const words = text.split(/\s+/).filter(Boolean);
  const start = words.slice(0, EARLY_WORDS).join(" ");
  const states = (within: string) => (fact: string[]) =>
    fact.some((alternative) => within.includes(normalise(alternative)));
  return {
    grade: gradeOf(library, asked, told, text),
    isEarly: asked.members
      ? start.includes(String(asked.members.length)) || asked.members.length === 0
      : asked.holds.length === 0 || asked.holds.some(states(start)),
    words: words.length,
    repeatedOpenings: countRepeatedOpenings(told.text),
  };
}

function gradeOf(library: LibraryIndex, asked: AnswerCase, told: Told, text: string): Grade {
  const hasAbstained = told.outcome === "abstained" || told.outcome === "declined";
  if (asked.abstain) return hasAbstained || told.text.startsWith(SAYS_NONE) ? "complete" : "wrong";
  if (told.outcome === "declined") return "refused";
  if (asked.not.some((wrong) => text.includes(normalise(wrong)))) return "wrong";
  if (hasAbstained) return gradeNearest(asked, told);
  if (asked.members) return gradeList(library, asked.members, told.text);
  const stated = countStated(asked.holds, told.text);
  if (stated === asked.holds.length) return "complete";
  return stated > 0 ? "partial" : "wrong";
}

/** It says at once that the library records no such trial. */
const [SAYS_NONE = ""] = frames.noHeadToHead.split("{names}");

/**
 * Of an answer that says that it may not be one, with or without what comes nearest: without any of the
 * facts it is a refusal.
 */
function gradeNearest({ holds, members }: AnswerCase, { text, citations }: Told): Grade {
  const stated = members || citations.length === 0 ? 0 : countStated(holds, text);
  if (stated === 0) return "refused";
  return stated === holds.length ? "complete" : "partial";
}

/** How many of some facts, each given as alternatives, a text states. */
export function countStated(facts: string[][], text: string): number {
  const normal = normalise(text);
  const isStated = (fact: string[]) => fact.some((one) => normal.includes(normalise(one)));
  return facts.filter(isStated).length;
}

/** A list is complete with all names, or with their number, some of them and a link to the rest. */
function gradeList({ peptides }: LibraryIndex, members: string[], text: string): Grade {
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  const listed = new Set(lines.flatMap((line) => findNamedPeptides(line, peptides)[0]?.name ?? []));
  const right = members.filter((name) => listed.has(name)).length;
  if (listed.size > right) return right >= listed.size / 2 ? "partial" : "wrong";
  if (right === members.length && right > 0) return "complete";
  const saysNumber = new RegExp(`(?<![\\d.,])${members.length}(?![\\d.,]\\d)`).test(text);
  if (members.length === 0) return /\b(?:none|no peptide)\b/i.test(text) ? "complete" : "wrong";
  return saysNumber && right > 0 ? "complete" : right > 0 ? "partial" : "wrong";
}

function countRepeatedOpenings(text: string): number {
  const openings = text.split(/(?<=[.!?]\S*)\s+|\n+/).map((sentence) =>
    sentence
      .replace(/^[->] /, "")
      .split(" ")
      .slice(0, 2)
      .join(" "),
  );
  return openings.filter((opening, at) => at > 0 && opening === openings[at - 1]).length;
}

/** Lower case, without citation marks, one kind of dash, space and apostrophe. */
function normalise(text: string): string {
  return text
    .replace(/\[\d+\]/g, "")
    .toLowerCase()
    .replace(/[−–—‑]/g, "-")
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/(\d) %/g, "$1%")
    .replace(/(\d),(\d{3})/g, "$1$2");
}
