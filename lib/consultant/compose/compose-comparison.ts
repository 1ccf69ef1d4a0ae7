import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { findNamedPeptides } from "../corpus/named-peptides";
import { type Passage, sentencesOf } from "../corpus/passage";
import { tellingSections } from "../retrieve/pages/telling-sections";
import { type Intent, sectionsOf } from "../understand/question-intents";
import { type Block, type Piece, quote, quoteList, say } from "./draft";
import { compareFacts } from "./facts/compare-facts";
import { type FrameName, frame } from "./frames";
import { pickSentences, pickTold } from "./pick-sentences";

const usual: Intent[] = ["overview", "evidence", "status", "sideEffects"];
const usualWithFacts: Intent[] = ["overview"];

/** What facts say already need not be said from the pages again. */
function toldBeside(intents: Intent[]): Intent[] {
  return intents.filter((intent) => !["status", "sport", "identity"].includes(intent));
}

/** Peptides side by side, aspect by aspect, after what their pages say of each other. */
export function composeComparison(
  library: LibraryIndex,
  topics: LibraryPeptide[],
  intents: Intent[],
  focus: string[],
  text: string,
): Block[] {
  const isOpen = intents.every((intent) => intent === "overview");
  const facts = compareFacts(topics, text, isOpen);
  const aspects =
    facts.length > 0 ? (isOpen ? usualWithFacts : toldBeside(intents)) : isOpen ? usual : intents;
  const mentions = isOpen || intents.includes("evidence") ? mentionsOfEachOther(topics) : [];
  const told = focus.length > 0 ? toldOn(library, topics, focus) : [];
  const blocks = aspects.flatMap((intent) => compareBy(topics, intent, focus));
  if (told.length + blocks.length + facts.length === 0) return [];
  const onThis = quoteOn(told.filter((one) => !isOfOne(topics, one)));
  const papersOfOne = quoteOn(told.filter((one) => isOfOne(topics, one)));
  const ordered = isOpen ? [...blocks, ...facts, ...onThis] : [...facts, ...onThis, ...blocks];
  return [...ordered, ...mentions, ...papersOfOne, say(frame("comparisonNotice"))];
}

interface Told {
  topic: LibraryPeptide;
  passage: Passage;
  share: number;
  said: string[];
}

/** What the pages tell of the very words of the question, the fullest first. */
function toldOn(library: LibraryIndex, topics: LibraryPeptide[], focus: string[]): Told[] {
  return topics
    .flatMap((topic) =>
      tellingSections(library, topic, focus)
        .slice(0, 1)
        .map((told) => ({ ...told, topic, said: pickTold(library, told.passage, focus) })),
    )
    .filter(({ share }) => share >= MOSTLY)
    .sort(
      (a, b) =>
        countNamed(topics, b.said) - countNamed(topics, a.said) ||
        Number(isPaper(a.passage)) - Number(isPaper(b.passage)) ||
        b.share - a.share,
    );
}

function quoteOn(told: Told[]): Block[] {
  const blocks = told.map(({ topic, passage, said }) =>
    // An item of a list does not say of which peptide it is.
    passage.isList
      ? quoteList(
          passage,
          said.map((item) => withName(topic, item)),
        )
      : quote(passage, said),
  );
  return blocks.length > 0 ? [say(frame("onThis")), ...blocks] : [];
}

const MOSTLY = 0.6;

/** Of what tells the peptides apart their pages speak; a paper speaks of one. */
function isPaper({ section }: Passage): boolean {
  return section === "article";
}

/** A paper on one of them compares nothing: it comes after what does. */
function isOfOne(topics: LibraryPeptide[], { passage, said }: Told): boolean {
  return isPaper(passage) && countNamed(topics, said) < 2;
}

/** How many of the peptides some sentences name: what is told of both comes before what is told of one. */
function countNamed(topics: LibraryPeptide[], said: string[]): number {
  return findNamedPeptides(said.join(" "), topics).length;
}

function compareBy(topics: LibraryPeptide[], intent: Intent, focus: string[]): Block[] {
  const pieces = topics.flatMap((topic): Piece[] => {
    const passage = passageFor(topic, intent);
    if (!passage) return [];
    const picked = pick(passage, intent, focus);
    if (picked.length === 0) return [];
    return [{ text: withName(topic, picked.join(" ")), passage }];
  });
  return pieces.length > 0 ? [say(frame(intent as FrameName)), { pieces, isList: true }] : [];
}

function withName({ name }: LibraryPeptide, said: string): string {
  return said.startsWith(name) ? said : `${name}: ${said}`;
}

function passageFor(topic: LibraryPeptide, intent: Intent): Passage | undefined {
  return sectionsOf[intent].map((section) => topic.passages.get(section)).find(Boolean);
}

function pick(passage: Passage, intent: Intent, focus: string[]): string[] {
  const isWhole = intent === "evidence" || intent === "status";
  const focused = focus.length > 0 && !isWhole ? pickSentences(passage, focus, 2) : [];
  if (focused.length > 0) return focused;
  const sentences = sentencesOf(passage);
  if (passage.isList) return [`${sentences.slice(0, 4).join("; ")}.`];
  if (intent === "identity") return sentences.slice(0, 5);
  // "Evidence tier:" stands above already.
  if (intent === "evidence")
    return sentences.map((text) =>
      text.replace(/^Evidence tier: (.)/, (_, first) => first.toUpperCase()),
    );
  if (intent === "status")
    return sentences.map((text) =>
      text.replace(/^Regulatory status of [^:]+: (.)/, (_, first) => first.toUpperCase()),
    );
  return sentences.slice(0, 2);
}

const MOST_MENTIONS = 3;

/** Sentences of one page that name another of the topics: where a study tested both, it stands there. */
function mentionsOfEachOther(topics: LibraryPeptide[]): Block[] {
  const found = topics.flatMap((topic) => {
    const namesOther = (text: string) =>
      findNamedPeptides(text, topics).some((named) => named !== topic);
    return (["research", "benefits", "overview"] as const).flatMap((section) => {
      const passage = topic.passages.get(section);
      if (!passage) return [];
      return sentencesOf(passage)
        .filter(namesOther)
        .slice(0, 1)
        .map((text) => ({ text, passage }));
    });
  });
  if (found.length === 0) return [];
  return [say(frame("both")), { pieces: found.slice(0, MOST_MENTIONS), isList: true }];
}
