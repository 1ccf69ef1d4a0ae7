import { conditionName } from "@/lib/facts/vocabulary";
import { fold } from "@/lib/search/fold";
import type { LibraryPeptide } from "../corpus/library-index";
import type { Passage } from "../corpus/passage";
import type { FactKind } from "../facts/fact-sentences";
import { readNarrowing } from "../facts/fact-topics";
import { contentWords } from "../text/content-words";
import { stemsOf } from "../text/stems-of";
import { bestRows, type FactRow, holds, ownWords, scoreRows, toldNotes } from "./facts/choose-rows";
import { findApprovals } from "./facts/find-approvals";
import { findEffect } from "./facts/find-effect";
import { findWorded } from "./facts/find-worded";
import { kindsAsked } from "./facts/kinds-asked";
import { namesProgrammeOf, namesTrial, namesTrialOf } from "./named-studies";

/** Sentences of a peptide's facts that answer a question, with the passage that holds them. */
export interface FoundFacts {
  kind: FactKind;
  passage: Passage;
  sentences: string[];
  /** The question names the very trial. */
  isNamed?: boolean;
  /** The question's narrowing ("by the FDA", "for obesity") is met by these facts. */
  isNarrowed: boolean;
  /** It asks for this fact whatever else it says. */
  isCertain?: boolean;
  /** They are approvals that are all in force. */
  isInForce?: boolean;
}

const MAX_KINDS = 2;

/** The facts that a question asks for, by kind; empty where it asks for none that is recorded. */
export function findFacts(topic: LibraryPeptide, message: string): FoundFacts[] {
  const kinds = kindsAsked(topic, message);
  const ofStudy = namesTrialOf(topic, message)
    ? (["trials"] as const)
    : namesProgrammeOf(topic, message)
      ? (["development"] as const)
      : kinds;
  return ofStudy
    .flatMap((kind, at) => {
      const found = findOfKind(topic, kind, message);
      return found ? [{ ...found, isCertain: at === 0 && (found.isCertain ?? false) }] : [];
    })
    .slice(0, MAX_KINDS);
}

export function findOfKind(
  topic: LibraryPeptide,
  kind: FactKind,
  message: string,
): FoundFacts | null {
  if (kind === "approvals") return findApprovals(topic, message);
  const passage = topic.factPassages.get(kind);
  if (!passage || !topic.facts) return null;
  switch (kind) {
    case "outcomes":
      return findEffect(topic, message);
    case "trials":
      return findTrials(topic, passage, message);
    case "halfLife":
      return findHalfLives(topic, passage, message);
    case "bioavailability":
    case "sport":
    case "boxedWarning":
      return findBest(topic, kind, passage, message);
    case "safety":
    case "identity":
      return findWorded(kind, passage, message);
    case "targets":
      return findTargets(topic, passage, message);
    case "development":
      return findBest(topic, kind, passage, message);
    default:
      return toFound(kind, passage, scoreRows(topic, kind, message));
  }
}

const MAX_SENTENCES = 3;

function toFound(
  kind: FactKind,
  passage: Passage,
  rows: FactRow[],
  words: string[] = [],
): FoundFacts {
  return {
    kind,
    passage,
    sentences: rows
      .flatMap((row) => [row.sentence, ...toldNotes(row, words)])
      .slice(0, MAX_SENTENCES),
    isNarrowed: false,
  };
}

/** The rows that hold most of the question's words, with the notes that do. */
function findBest(
  topic: LibraryPeptide,
  kind: FactKind,
  passage: Passage,
  message: string,
): FoundFacts {
  const rows = bestRows(scoreRows(topic, kind, message));
  const [only] = rows;
  const words = ownWords(topic, kind, message);
  const isOf = kind === "boxedWarning" && only && rows.length === 1;
  const found = toFound(kind, passage, rows, words);
  return {
    ...found,
    sentences: isOf ? [only.sentence, ...only.notes].slice(0, MAX_SENTENCES) : found.sentences,
    isCertain: kind !== "bioavailability",
  };
}

function findTargets(topic: LibraryPeptide, passage: Passage, message: string): FoundFacts {
  const { targets } = readNarrowing(message);
  const rows = scoreRows(topic, "targets", message);
  const meant = rows.filter(({ at }) => targets.includes(topic.facts?.targets[at]?.target ?? ""));
  const asksPotency = ASKS_POTENCY.test(fold(message));
  const measured = (meant.length > 0 ? meant : rows).filter(({ notes }) => notes.length > 0);
  if (asksPotency && measured.length > 0) {
    const best = bestRows(measured);
    return {
      ...toFound("targets", passage, []),
      sentences: best
        .flatMap(({ sentence, notes }) => [sentence, ...notes])
        .slice(0, MAX_SENTENCES),
      isNarrowed: true,
      isCertain: true,
    };
  }
  const found = toFound("targets", passage, meant.length > 0 ? meant : rows);
  return { ...found, isNarrowed: meant.length > 0 };
}

const ASKS_POTENCY =
  /\b(?:ic ?50|ec ?50|k[id]|potency|affinity|nanomolar|how (?:potent|strongly))\b/;

/** The trials that share most words with the question, two at most; the largest where it names none. */
function findTrials(topic: LibraryPeptide, passage: Passage, message: string): FoundFacts {
  const trials = topic.facts?.trials ?? [];
  const words = ownWords(topic, "trials", message).filter((word) => !TRIAL_WORDS.has(word));
  const scored = scoreRows(topic, "trials", message, (at) =>
    (trials[at]?.conditions ?? []).map(conditionName).join(" "),
  ).map((row) => {
    const trial = trials[row.at];
    const isNamed = trial !== undefined && namesTrial(message, trial.name);
    return {
      ...row,
      score: row.score + (isNamed ? NAMED : 0),
      participants: trial?.participants ?? 0,
    };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const chosen = scored
    .filter(({ score }) => score === best)
    .sort((a, b) => b.participants - a.participants)
    .slice(0, 2);
  return {
    kind: "trials",
    passage,
    sentences: chosen.flatMap((row) => {
      const told = new Set(toldNotes(row, words));
      return [row.sentence, ...row.notes.filter((note) => told.has(note) || RATIO.test(note))];
    }),
    isNarrowed: best >= NAMED || (chosen[0]?.held ?? 0) > 1,
    isNamed: best >= NAMED,
  };
}

/** A trial that is named counts for more than any words. */
const NAMED = 20;
/** A ratio is part of a trial's result. */
const RATIO = /^(?:Hazard|Odds|Rate) ratio|^Relative risk/;

const TRIAL_WORDS = new Set(
  contentWords(
    "trial trials study studies people patients result results shown evidence tested test human humans much many big large placebo proven prove",
  ),
);

/** Of the people, animal or route that is named, else in people, with what is noted on it. */
function findHalfLives(
  topic: LibraryPeptide,
  passage: Passage,
  message: string,
): FoundFacts | null {
  const rows = scoreRows(topic, "halfLife", message);
  const isOfAnimals = IN_ANIMALS.test(fold(message));
  const meant = rows.filter(({ sentence }) => IN_ANIMALS.test(sentence) === isOfAnimals);
  const among = meant.length > 0 ? meant : rows;
  const best = withOther(bestRows(among), among, contentWords(message)).slice(0, 2);
  return {
    kind: "halfLife",
    passage,
    sentences: best.flatMap(({ sentence, notes }) => [
      sentence,
      ...notes.slice(0, MAX_SENTENCES - best.length),
    ]),
    isNarrowed: true,
    isCertain: /\bhalf.?li(?:fe|ves)\b/.test(fold(message)),
  };
}

/** "In the spinal fluid and in plasma": with the row that holds what the best ones lack. */
function withOther(best: FactRow[], rows: FactRow[], words: string[]): FactRow[] {
  const stemsOfRow = ({ sentence, notes }: FactRow) => stemsOf([sentence, ...notes].join(" "));
  const missing = words.filter((word) => !best.some((row) => holds(stemsOfRow(row), word)));
  const other = rows.find(
    (row) => !best.includes(row) && missing.some((word) => holds(stemsOfRow(row), word)),
  );
  return other ? [...best.slice(0, 1), other] : best;
}

const IN_ANIMALS = /\b(?:rats?|mice|mouse|dogs?|pigs?|monkeys?|animals?|rodents?|beagles?)\b/;
