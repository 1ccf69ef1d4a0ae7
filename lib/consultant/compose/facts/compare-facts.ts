import type { LibraryPeptide } from "../../corpus/library-index";
import { namesOf } from "../../corpus/named-peptides";
import { makePassage, sentencesOf } from "../../corpus/passage";
import { chainDifferences } from "../../facts/chain-sentences";
import type { FactKind } from "../../facts/fact-sentences";
import { readFactKinds, readNarrowing } from "../../facts/fact-topics";
import { bestRows, scoreRows } from "../../retrieve/facts/choose-rows";
import { findOfKind } from "../../retrieve/find-facts";
import type { Intent } from "../../understand/question-intents";
import { type Block, countWords, type Piece, quote } from "../parts/draft";
import { frame } from "../parts/frames";
import { verdictOn } from "./compare-verdicts";

/** What tells peptides apart where nothing in particular is asked. */
export const USUAL_KINDS: FactKind[] = ["approvals", "halfLife", "targets"];
const MAX_KINDS = 3;
const MOST_WORDS = 120;
const PER_PEPTIDE: Partial<Record<FactKind, number>> = { targets: 3, approvals: 1, halfLife: 2 };
const ofIntent: Partial<Record<Intent, FactKind>> = {
  status: "approvals",
  uses: "approvals",
  sport: "sport",
};
const FOR_USE = /\b(?:for the same|(?:meant|used|approved) for|treats?|indicat\w*|what for)\b/i;
const WHICH_IS = String.raw`\b(?:which|what|who)(?:'s| one is| is| one's| has| has got|'s got| of (?:the two|these|those|them|both) (?:is|has))? (?:the )?`;
const ASKS_SIZE = new RegExp(
  [
    String.raw`${WHICH_IS}(?:shorter|longer|smaller|bigger|larger|heavier|lighter)\b(?! (?:acting|lasting))`,
    String.raw`\bhow (?:long|big|large) is each\b`,
    String.raw`\blengths?\b|\bcounts?\b|\b(?:longer|shorter) chain\b`,
  ].join("|"),
  "i",
);
const ASKS_MASS = /\b(?:heavier|lighter)\b/i;
const ASKS_CHAIN =
  /\b(?:rings?|cyclic|linear|shapes?|(?<!\bcold )chains?|structur\w*|sequences?|letters?|building blocks?|residues?|amino|swap\w*|chop\w*|cut off|shorten\w*|truncat\w*|copper|metal|apart|same (?:stuff|thing|molecule|peptide)|identical|built|made of|chemical\w*)\b/i;

/**
 * What the facts of some peptides say on what a question compares, else on what is `usual`, side by
 * side: a verdict, then a row of each. Of what was not asked only that in which they differ.
 */
export function compareFacts(
  topics: LibraryPeptide[],
  intents: Intent[],
  message: string,
  usual: FactKind[],
): Block[] {
  const size = ASKS_MASS.test(message) ? "average mass" : "residues";
  const text = ASKS_SIZE.test(message) ? `${message} ${size}` : message;
  const isForUse = FOR_USE.test(message);
  const meant = [...intents, ...(isForUse ? (["uses"] as const) : [])].flatMap(
    (intent) => ofIntent[intent] ?? [],
  );
  const asked = [...readFactKinds(text), ...meant].filter((kind) => kind !== "trials");
  const kinds = asked.length > 0 ? [...new Set(asked)] : usual;
  const rows = kinds.slice(0, MAX_KINDS).map((kind) => compareKind(topics, kind, text));
  const told = asked.length > 0 ? rows : rows.filter(({ differs }) => differs);
  let words = 0;
  return told.flatMap(({ blocks }, at) => {
    words += countWords(blocks);
    return at === 0 || words <= MOST_WORDS ? blocks : [];
  });
}

/** In what the chains of two peptides differ, where their build is asked for. */
export function compareChains(topics: LibraryPeptide[], message: string): Block[] {
  const [one, other, third] = topics;
  if (!one || !other || third || !ASKS_CHAIN.test(message)) return [];
  const sentences = chainDifferences(one, other);
  if (sentences.length === 0) return [];
  const passage = makePassage({
    id: `facts-${one.id}-${other.id}-chains`,
    section: "facts",
    peptideId: one.id,
    title: `${one.name}: Technical details`,
    href: `/peptides/${one.id}#facts`,
    paragraphs: [sentences],
    names: [one.name, other.name],
  });
  return [quote(passage, sentences)];
}

/** What was written on the use of each: of several approvals one row would tell the first. */
function tellUses(topics: LibraryPeptide[]): Piece[] {
  return topics.flatMap(({ written }) => {
    const [first] = written.plain.get("use")?.sentences ?? [];
    return first ? [{ ...first, isWritten: true }] : [];
  });
}

/** For what each is approved, and by nobody in particular. */
function asksUses(kind: FactKind, message: string): boolean {
  const { agencies, conditions } = readNarrowing(message);
  return kind === "approvals" && FOR_USE.test(message) && agencies.length + conditions.length === 0;
}

function compareKind(topics: LibraryPeptide[], kind: FactKind, message: string) {
  const uses = asksUses(kind, message) ? tellUses(topics) : [];
  if (uses.length === topics.length) {
    return { blocks: [{ pieces: uses, isList: true }], differs: true };
  }
  const pieces = topics.flatMap((topic): Piece[] => {
    const found = findOfKind(topic, kind, message);
    if (!found) return tellOfPage(topic, kind);
    // That none is recorded is told with what the page says of the standing.
    const status = found.passage.id.endsWith("-no-approval") && topic.passages.get("status");
    const text = named(topic, found.sentences.slice(0, PER_PEPTIDE[kind] ?? 1).join(" "));
    return status
      ? [{ text: sentencesOf(status).join(" "), passage: status }]
      : [{ text, passage: found.passage }];
  });
  if (pieces.length === 0) return { blocks: [], differs: false };
  if (pieces.length < topics.length) {
    const silent = kind === "halfLife" ? topics.filter((one) => !isToldIn(one, pieces)) : [];
    const none = silent.map(({ name }) => ({ text: frame("noHalfLife", name), passage: null }));
    return {
      blocks: none.length > 0 ? [{ pieces: [...pieces, ...none], isList: true }] : [],
      differs: none.length > 0,
    };
  }
  const said = pieces.map(({ text }, at) => withoutName(text, topics[at]));
  const verdict = verdictOn(kind, topics, message);
  return {
    blocks: [
      ...(verdict.length > 0 ? [{ pieces: verdict, isList: false }] : []),
      { pieces, isList: true },
    ],
    differs: new Set(said).size > 1,
  };
}

function isToldIn({ id }: LibraryPeptide, pieces: Piece[]): boolean {
  return pieces.some(({ passage }) => passage?.peptideId === id);
}

/** Where no fact is recorded, the sentence of the page that tells it. */
function tellOfPage(topic: LibraryPeptide, kind: FactKind): Piece[] {
  const cue = OF_PAGE[kind];
  if (!cue) return [];
  for (const section of ["overview", "mechanism", "dosage", "research"] as const) {
    const passage = topic.passages.get(section);
    const said = passage && sentencesOf(passage).find((sentence) => cue.test(sentence));
    if (!said) continue;
    return [{ text: named(topic, said), passage }];
  }
  return [];
}

/** "Kidney: …" does not say of which peptide it is. */
function named(topic: LibraryPeptide, said: string): string {
  return namesOf(topic).some((name) => said.includes(name)) ? said : `${topic.name}: ${said}`;
}

const OF_PAGE: Partial<Record<FactKind, RegExp>> = {
  halfLife: /\bhalf-li(?:fe|ves)\b|\blasts?\b.{0,40}\b(?:minutes|hours|days|weeks)\b/,
  identity: /\bresidues?\b|\bamino acids\b/,
  targets: /\breceptors?\b/,
  routes: /\binject|\bswallow|\bby mouth\b|\bnasal\b/,
};

/** Its words in the order of the alphabet: what a row says whatever comes first. */
function withoutName(text: string, topic: LibraryPeptide | undefined): string {
  const plain = text.replaceAll(topic?.name ?? "", " ").replaceAll(/\([^)]*\)/g, " ");
  return plain.split(/\W+/).sort().join(" ").trim();
}

/** The recorded outcomes of each that hold words of the question. */
export function compareOutcomes(topics: LibraryPeptide[], message: string): Block[] {
  const pieces = topics.flatMap((topic): Piece[] => {
    const passage = topic.factPassages.get("outcomes");
    const [best] = bestRows(scoreRows(topic, "outcomes", message));
    const isMeant = best && best.held >= FEWEST_HELD;
    return passage && isMeant ? [{ text: `${topic.name}: ${best.sentence}`, passage }] : [];
  });
  return pieces.length > 0 ? [{ pieces, isList: true }] : [];
}

const FEWEST_HELD = 2;
