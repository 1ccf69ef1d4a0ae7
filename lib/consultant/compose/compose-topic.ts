import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { namesOf } from "../corpus/named-peptides";
import { type Passage, sentencesOf } from "../corpus/passage";
import { findTold } from "../retrieve/pages/find-told";
import { tellingSections, tellsElsewhere } from "../retrieve/pages/telling-sections";
import { contentWords } from "../text/content-words";
import { type Intent, sectionsOf } from "../understand/question-intents";
import { citeOnPage, withRecord } from "./cite-papers";
import { composeIdentity } from "./compose-identity";
import { type Block, quote, quoteList, say } from "./draft";
import { composeFacts } from "./facts/compose-facts";
import { frame } from "./frames";
import { pickParagraphs, pickTold } from "./pick-sentences";

const MOST_INTENTS = 2;
const MOST_ITEMS = 6;

/** What is asked of one peptide: its intents, the stems that it is about, and its words. */
export interface TopicQuestion {
  intents: Intent[];
  focus: string[];
  /** Its words may be told elsewhere than in the sections of its intents. */
  isTold: boolean;
  text: string;
}

/** What a page says on one or two matters; how strong the evidence is comes with what was seen or claimed. */
export function composeTopic(
  library: LibraryIndex,
  topic: LibraryPeptide,
  { intents, ...question }: TopicQuestion,
): Block[] {
  const facts = composeFacts(topic, question.text);
  const asked = withoutAnswered(topic, intents, facts).slice(0, MOST_INTENTS);
  const told = composeAsked(library, topic, { ...question, intents: asked });
  const blocks = [...facts, ...withinWords(told, facts)];
  if (blocks.length === 0) return [];
  // Facts say by themselves how much is known.
  const wantsEvidence = facts.length === 0 && asked.some((intent) => CLAIMS.includes(intent));
  return wantsEvidence ? [...blocks, ...evidenceOf(topic, blocks)] : blocks;
}

/** What a fact has answered is not asked of the page again. */
function withoutAnswered({ record }: LibraryPeptide, intents: Intent[], facts: Block[]): Intent[] {
  const said = facts.flatMap(({ pieces }) => pieces.flatMap(({ passage }) => passage?.id ?? []));
  const answered = (kind: string) => said.some((id) => id.endsWith(`-${kind}`));
  return intents.filter(
    (intent) =>
      // What no list names still gets the page's caution.
      !(intent === "sport" && answered("sport") && record.sport?.startsWith("prohibited")) &&
      !(intent === "status" && (answered("approvals") || answered("no-approval"))),
  );
}

/** After facts only as much of the page as is read with them; all of it where there are none. */
function withinWords(blocks: Block[], facts: Block[]): Block[] {
  if (facts.length === 0) return blocks;
  let words = countWords(facts);
  return blocks.filter((block, at) => {
    words += countWords([block]);
    return words <= MOST_WORDS_WITH_FACTS || at === 0;
  });
}

const MOST_WORDS_WITH_FACTS = 120;

function countWords(blocks: Block[]): number {
  return blocks
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { text }) => sum + text.split(" ").length, 0);
}

/** What the words of the question are told of where they stand elsewhere, else what its intents name. */
function composeAsked(
  library: LibraryIndex,
  topic: LibraryPeptide,
  { intents, focus, isTold, text }: TopicQuestion,
): Block[] {
  const hasFocus = focus.length > 0;
  if (hasFocus && (isOpen(intents) || tellsElsewhere(library, topic, intents, focus))) {
    const focused = composeFocus(library, topic, focus);
    if (focused.length > 0) return [...standingOf(topic, intents), ...focused];
  }
  const blocks = intents.flatMap((intent) => composeIntent(library, topic, intent, focus, text));
  // The fact that it asks for may not be recorded where the rest of it is told.
  if (blocks.length > 0 || !hasFocus || !isTold) return blocks;
  return composeFocus(library, topic, focus);
}

/** Where a question is whether it is approved, that is said before what else is told of its words. */
function standingOf({ passages }: LibraryPeptide, intents: Intent[]): Block[] {
  const status = passages.get("status");
  return status && intents.includes("status") ? [quote(status, sentencesOf(status))] : [];
}

/** Questions whose answer may stand anywhere on the page. */
function isOpen(intents: Intent[]): boolean {
  return intents.every((intent) => ["uses", "benefits", "evidence", "overview"].includes(intent));
}

const CLAIMS: Intent[] = ["uses", "benefits", "mechanism", "overview", "evidence"];

function evidenceOf(topic: LibraryPeptide, blocks: Block[]): Block[] {
  const passage = topic.passages.get("evidence");
  const isThere = blocks.some(({ pieces }) => pieces.some((piece) => piece.passage === passage));
  return passage && !isThere ? [quote(passage, sentencesOf(passage))] : [];
}

/** What the page, and the papers on it, tell of the words of the question; from at most three sections. */
function composeFocus(library: LibraryIndex, topic: LibraryPeptide, focus: string[]): Block[] {
  const sections = tellingSections(library, topic, focus);
  const said = new Set<string>();
  const blocks = sections.flatMap(({ passage }) => {
    const sentences = pickTold(library, passage, focus).filter((text) => isNew(text, said));
    if (sentences.length === 0) return [];
    if (passage.isList) return [say(leadOf(passage, topic)), quoteList(passage, sentences)];
    const isPaper = passage.section === "article";
    const quoted = quote(passage, isPaper ? withRecord(passage, sentences) : sentences);
    return citeOnPage(topic, [quoted]);
  });
  const first = blocks[0]?.pieces[0];
  const isNamed = !first?.passage || namesOf(topic).some((name) => first.text.includes(name));
  return isNamed ? blocks : [say(frame("partly", topic.name)), ...blocks];
}

/** Whether a sentence says more than was said; from then on it was said too. */
function isNew(text: string, said: Set<string>): boolean {
  const words = contentWords(text);
  const fresh = words.filter((word) => !said.has(word));
  for (const word of words) said.add(word);
  return fresh.length > words.length * 0.25;
}

function leadOf({ section }: Passage, { name }: LibraryPeptide): string {
  return section === "uses" ? frame("usesOf", name) : frame("benefitsOf");
}

function composeIntent(
  library: LibraryIndex,
  topic: LibraryPeptide,
  intent: Intent,
  focus: string[],
  text: string,
): Block[] {
  const { name, passages } = topic;
  const passage = sectionsOf[intent].map((section) => passages.get(section)).find(Boolean);
  if (intent === "sport") return composeSport(library, topic);
  if (!passage) return [];
  switch (intent) {
    case "identity":
      return composeIdentity(topic, text);
    case "uses":
      return [
        ...listOf(topic, "uses", frame("usesOf", name)),
        ...listOf(topic, "benefits", frame("benefitsOf")),
      ];
    case "benefits":
      return listOf(topic, "benefits", frame("benefitsOf"));
    case "papers":
      return passage.isList
        ? listOf(topic, "papers", frame("papersOf", name))
        : paragraphs(library, passage, focus);
    case "dosage":
      return [say(frame("dosageNotice")), ...paragraphs(library, passage, focus)];
    case "status":
      return [quote(passage, sentencesOf(passage)), ...aboutApproval(topic)];
    case "evidence": {
      const research = passages.get("research");
      return [
        quote(passage, sentencesOf(passage)),
        ...(research ? paragraphs(library, research, focus) : []),
      ];
    }
    case "sideEffects":
    case "warnings":
      return paragraphs(library, passage, focus);
    default:
      return paragraphs(library, passage, focus);
  }
}

/** What the section says on the focus, or its beginning where that is next to nothing. */
function paragraphs(library: LibraryIndex, passage: Passage, focus: string[]): Block[] {
  const told = focus.length > 0 ? findTold(library, [passage], focus)[0] : undefined;
  if (told && told.share >= HALF) return [quote(passage, pickTold(library, passage, focus))];
  return pickParagraphs(passage).map((paragraph) => quote(passage, paragraph));
}

const HALF = 0.5;

function listOf(
  { passages }: LibraryPeptide,
  section: "uses" | "benefits" | "papers",
  lead: string,
): Block[] {
  const passage = passages.get(section);
  return passage ? [say(lead), quoteList(passage, sentencesOf(passage).slice(0, MOST_ITEMS))] : [];
}

/** The sentences that say where a peptide is approved and for what. */
function aboutApproval({ passages }: LibraryPeptide): Block[] {
  const overview = passages.get("overview");
  if (!overview) return [];
  const paragraph = overview.paragraphs.find((sentences) =>
    sentences.some((text) =>
      /\bapprov|\blicen|\bauthori[sz]|\bregistered\b|\blabelled\b/i.test(text),
    ),
  );
  return paragraph ? [quote(overview, paragraph)] : [];
}

function composeSport({ documents }: LibraryIndex, { name, passages }: LibraryPeptide): Block[] {
  const passage = passages.get("sport");
  const warnings = passages.get("warnings");
  const said = warnings
    ? sentencesOf(warnings).filter((text) =>
        /\bdoping\b|\bprohibited\b|\bWADA\b|\bsport\b/i.test(text),
      )
    : [];
  const disclaimer = documents.find(
    ({ id, paragraphs }) =>
      id.startsWith("document-disclaimer") && /doping/.test(paragraphs.flat().join(" ")),
  );
  const caution = disclaimer ? [quote(disclaimer, disclaimer.paragraphs.flat())] : [];
  if (passage)
    return [
      quote(passage, sentencesOf(passage)),
      ...(warnings && said.length > 0 ? [quote(warnings, said)] : []),
    ];
  if (warnings && said.length > 0) return [quote(warnings, said), ...caution];
  const status = passages.get("status");
  return [
    ...(status ? [quote(status, sentencesOf(status))] : []),
    say(frame("noSportRecord", name)),
    ...caution,
  ];
}
