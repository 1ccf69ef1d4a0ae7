import type { Facts } from "@/lib/facts/fact-references";
import type { LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import { sentencesOf } from "../../corpus/passage";
import type { FactKind } from "../../facts/fact-sentences";
import { readFactKinds } from "../../facts/fact-topics";
import { findOfKind } from "../../retrieve/find-facts";
import type { Intent } from "../../understand/question-intents";
import { type Block, countWords, type Piece, say } from "../parts/draft";
import { frame } from "../parts/frames";

/** What tells peptides apart where nothing in particular is asked. */
export const USUAL_KINDS: FactKind[] = ["approvals", "halfLife", "targets"];
const MAX_KINDS = 3;
const MOST_WORDS = 80;
const PER_PEPTIDE: Partial<Record<FactKind, number>> = { targets: 3, approvals: 1 };
const ofIntent: Partial<Record<Intent, FactKind>> = {
  status: "approvals",
  uses: "approvals",
  sport: "sport",
};
const FOR_USE = /\b(?:for the same|(?:meant|used|approved) for|treats?|indicat\w*|what for)\b/i;
const ASKS_SIZE =
  /\b(?:which|what)(?:'s| one is| is| one's)? (?:the )?(?:shorter|longer|smaller|bigger|larger|heavier|lighter)\b(?! (?:acting|lasting))|\bhow (?:long|big|large) is each\b/i;

/**
 * What the facts of some peptides say on what a question compares, else on what is `usual`, side by
 * side: that in which they differ. Empty where the facts of one of them say nothing on it.
 */
export function compareFacts(
  topics: LibraryPeptide[],
  intents: Intent[],
  message: string,
  usual: FactKind[],
): Block[] {
  const text = ASKS_SIZE.test(message) ? `${message} residues` : message;
  const isForUse = FOR_USE.test(message);
  const meant = [...intents, ...(isForUse ? (["uses"] as const) : [])].flatMap(
    (intent) => ofIntent[intent] ?? [],
  );
  const asked = [...meant, ...readFactKinds(text)].filter((kind) => kind !== "trials");
  const kinds = asked.length > 0 ? [...new Set(asked)] : usual;
  const rows = kinds.slice(0, MAX_KINDS).map((kind) => compareKind(topics, kind, text));
  const differing = rows.filter(({ differs }) => differs);
  let words = 0;
  return (differing.length > 0 || asked.length === 0 ? differing : rows).flatMap(
    ({ blocks }, at) => {
      words += countWords(blocks);
      return at === 0 || words <= MOST_WORDS ? blocks : [];
    },
  );
}

function compareKind(topics: LibraryPeptide[], kind: FactKind, message: string) {
  const pieces = topics.flatMap((topic): Piece[] => {
    const found = findOfKind(topic, kind, message);
    if (!found) return [];
    // That none is recorded is told with what the page says of the standing.
    const status = found.passage.id.endsWith("-no-approval") && topic.passages.get("status");
    const text = found.sentences.slice(0, PER_PEPTIDE[kind] ?? 1).join(" ");
    return status
      ? [{ text: sentencesOf(status).join(" "), passage: status }]
      : [{ text, passage: found.passage }];
  });
  if (pieces.length < topics.length) return { blocks: [], differs: false };
  const said = pieces.map(({ text }, at) => withoutName(text, topics[at]));
  const verdict = kind === "halfLife" ? halfLifeVerdict(topics) : [];
  return {
    blocks: [{ pieces: [...verdict, ...pieces], isList: verdict.length === 0 }],
    differs: new Set(said).size > 1,
  };
}

/** Its words in the order of the alphabet: what a row says whatever comes first. */
function withoutName(text: string, topic: LibraryPeptide | undefined): string {
  const plain = text.replaceAll(topic?.name ?? "", " ").replaceAll(/\([^)]*\)/g, " ");
  return plain.split(/\W+/).sort().join(" ").trim();
}

const HOURS = { seconds: 1 / 3600, minutes: 1 / 60, hours: 1, days: 24, weeks: 168 };

/** Which half-life in people is longer, where the ranges do not overlap. */
function halfLifeVerdict(topics: LibraryPeptide[]): Piece[] {
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
  return say(frame("longerHalfLife", first.topic.name)).pieces;
}

/** In hours, over all half-lives that were measured in people. */
function rangeInPeople(facts: Facts | null): { low: number; high: number } | null {
  if (!facts || facts.halfLives === "not reported") return null;
  const inPeople = facts.halfLives.filter(({ species }) =>
    /people|human|adult|volunteer|\b(?:wo)?men\b|patient/i.test(species),
  );
  if (inPeople.length === 0) return null;
  return {
    low: Math.min(...inPeople.map(({ low, unit }) => low * HOURS[unit])),
    high: Math.max(...inPeople.map(({ low, high = low, unit }) => high * HOURS[unit])),
  };
}

/** The largest trial of one peptide in which another of them was given too. */
export function headToHead(topics: LibraryPeptide[]): Block[] {
  const found = topics.flatMap((topic) => {
    const passage = topic.factPassages.get("trials");
    if (!passage) return [];
    return passage.paragraphs.flatMap(([text = ""], at) => {
      const { comparator = "", participants = 0 } = topic.facts?.trials[at] ?? {};
      const others = findNamedPeptides(comparator, topics).filter((other) => other !== topic);
      return others.length > 0 ? [{ text, passage, participants }] : [];
    });
  });
  const [largest] = found.toSorted((a, b) => (b.participants ?? 0) - (a.participants ?? 0));
  return largest
    ? [{ pieces: [say(frame("headToHead")).pieces, largest].flat(), isList: false }]
    : [];
}
