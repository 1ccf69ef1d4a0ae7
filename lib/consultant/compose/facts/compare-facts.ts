import type { Facts } from "@/lib/facts/fact-references";
import type { LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import { sentencesOf } from "../../corpus/passage";
import type { FactKind } from "../../facts/fact-sentences";
import { readFactKinds } from "../../facts/fact-topics";
import { findOfKind } from "../../retrieve/find-facts";
import { type Block, type Piece, say } from "../draft";
import { frame } from "../frames";

const USUAL: FactKind[] = ["targets", "halfLife", "approvals"];
const MAX_KINDS = 3;
const PER_PEPTIDE: Partial<Record<FactKind, number>> = { targets: 2, approvals: 1 };

/**
 * What the facts of some peptides say on what a question compares, side by side, after a trial that
 * tested one against another. Empty where the facts of one of them say nothing on it.
 */
export function compareFacts(topics: LibraryPeptide[], message: string, isOpen: boolean): Block[] {
  const asked = readFactKinds(message).filter((kind) => kind !== "trials");
  const kinds = asked.length > 0 ? asked : isOpen ? USUAL : [];
  const rows = kinds.slice(0, MAX_KINDS).flatMap((kind) => compareKind(topics, kind, message));
  return [...headToHead(topics), ...rows];
}

function compareKind(topics: LibraryPeptide[], kind: FactKind, message: string): Block[] {
  // That none is approved says nothing of how they differ.
  if (kind === "approvals" && topics.every(({ record }) => record.approvals.length === 0))
    return [];
  const pieces = topics.flatMap((topic): Piece[] => {
    const found = findOfKind(topic, kind, message);
    if (!found) return [];
    const text = found.sentences.slice(0, PER_PEPTIDE[kind] ?? 1).join(" ");
    return [{ text, passage: found.passage }];
  });
  if (pieces.length < topics.length) return [];
  const verdict = kind === "halfLife" ? halfLifeVerdict(topics) : [];
  return [...verdict, { pieces, isList: true }];
}

const HOURS = { seconds: 1 / 3600, minutes: 1 / 60, hours: 1, days: 24, weeks: 168 };

/** Which half-life in people is longer, where the ranges do not overlap. */
function halfLifeVerdict(topics: LibraryPeptide[]): Block[] {
  const ranges = topics.map((topic) => ({ topic, range: rangeInPeople(topic.facts) }));
  const [first, second] = ranges.toSorted((a, b) => (b.range?.low ?? 0) - (a.range?.low ?? 0));
  if (
    ranges.length !== 2 ||
    !first?.range ||
    !second?.range ||
    first.range.low <= second.range.high
  ) {
    return [];
  }
  return [say(frame("longerHalfLife", first.topic.name))];
}

/** In hours, over all half-lives that were measured in people. */
function rangeInPeople(facts: Facts | null): { low: number; high: number } | null {
  if (!facts || facts.halfLives === "not reported") return null;
  const inPeople = facts.halfLives.filter(({ species }) =>
    /people|human|adult|volunteer/i.test(species),
  );
  if (inPeople.length === 0) return null;
  return {
    low: Math.min(...inPeople.map(({ low, unit }) => low * HOURS[unit])),
    high: Math.max(...inPeople.map(({ low, high = low, unit }) => high * HOURS[unit])),
  };
}

const MAX_TRIALS = 2;

/** Trials of one peptide in which another of them was given too. */
function headToHead(topics: LibraryPeptide[]): Block[] {
  const pieces = topics.flatMap((topic): Piece[] => {
    const passage = topic.factPassages.get("trials");
    if (!passage) return [];
    return sentencesOf(passage).flatMap((text, at) => {
      const comparator = topic.facts?.trials[at]?.comparator ?? "";
      const others = findNamedPeptides(comparator, topics).filter((other) => other !== topic);
      return others.length > 0 ? [{ text, passage }] : [];
    });
  });
  if (pieces.length === 0) return [];
  return [say(frame("headToHead")), { pieces: pieces.slice(0, MAX_TRIALS), isList: true }];
}
