import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { asksWhy } from "../facts/fact-topics";
import { findFacts } from "../retrieve/find-facts";
import { asksReason, type ParagraphQuestion } from "../retrieve/pages/paragraph-signs";
import { asksSeveral, rankForParts } from "../retrieve/pages/rank-parts";
import { readPlainQuestion } from "../understand/plain-questions";
import type { Intent } from "../understand/question-intents";
import { asksGeneric, composeIdentity } from "./compose-identity";
import { composeParagraphs, withinWords } from "./compose-paragraphs";
import { aboutApproval, composeSection, whole } from "./compose-section";
import { composeFacts } from "./facts/compose-facts";
import { type Block, isOfPage, quotations } from "./parts/draft";

/** What is asked of one peptide: its intents, the stems that it is about, and its words. */
export interface TopicQuestion {
  intents: Intent[];
  focus: string[];
  /** Its words may be told elsewhere than in the sections of its intents. */
  isTold: boolean;
  text: string;
  unnamed: Pick<ParagraphQuestion, "text" | "whole">;
}

/** The facts that answer, then the paragraphs of the page that bear them out or answer by themselves. */
export function composeTopic(
  library: LibraryIndex,
  topic: LibraryPeptide,
  question: TopicQuestion,
): Block[] {
  const found = asksGeneric(fold(question.text)) ? [] : findFacts(topic, question.text);
  const facts = composeFacts(topic, found, question.text, question.focus.length === 0);
  const isWhy =
    asksWhy(fold(question.text)) &&
    !readPlainQuestion(question.unnamed.text) &&
    !question.intents.includes("sport");
  const intents = isWhy ? (["mechanism"] as Intent[]) : withoutAnswered(topic, question, facts);
  const isUnapproved = facts.some(saysUnapproved);
  const asked = () => composeAsked(library, topic, { ...question, intents }, facts.length > 0);
  // Of a second question the best paragraph goes below.
  const beside = () => (asksSeveral(question.unnamed.text) ? asked().slice(0, 1) : []);
  const told = isUnapproved ? [...aboutApproval(topic, question.text), ...beside()] : asked();
  const proof = asksProof(question) ? whole(topic.passages.get("evidence")) : [];
  const said = new Set(facts.flatMap(({ pieces }) => pieces.map(({ text }) => text)));
  const isNew = ({ pieces }: Block) =>
    !pieces.every(({ text }) =>
      [...said].some((one) => one.includes(text) || isMergedIn(one, text)),
    );
  // "How many amino acids" asks for no other figure.
  const isOfEffect = found.some(({ kind }) => kind === "outcomes");
  const isResult = (block: Block) => isOfKind(block, "outcomes") || isOfKind(block, "trials");
  const isOfIdentity = question.intents.includes("identity");
  const isApart = (block: Block) =>
    (isOfKind(block, "outcomes") && facts.some(isOfChain)) ||
    (isOfEffect && isResult(block)) ||
    (isOfChain(block) && !isOfIdentity);
  const [best, ...others] = told.filter((block) => isNew(block) && !isApart(block));
  const isToldOf = (block: Block) =>
    [best, ...facts].some((one) => one?.pieces.some(({ text }) => block.pieces[0]?.text === text));
  const more = best ? [best, ...proof.filter((one) => !isToldOf(one)), ...others] : proof;
  // Facts that are all that is asked for are borne out by one paragraph.
  const isBare = question.focus.length === 0 && !question.unnamed.whole?.focus.length;
  const first = more.findIndex(({ pieces }) => pieces.some(({ passage }) => passage));
  const most = facts.length > 0 && isBare ? first + 1 : more.length;
  const ofPage = withinWords(library, more.slice(0, most), facts, question.focus);
  if (facts.length === 0) return ofPage;
  const isOfOne = !asksReason(question.unnamed.text) && !asksSeveral(question.unnamed.text);
  return [...facts, ...quotations(isOfOne ? withOneOfPage(ofPage) : ofPage)];
}

/** Of the page's paragraphs the first, which bears out what is told above it. */
function withOneOfPage(blocks: Block[]): Block[] {
  const first = blocks.find(isOfPage);
  return blocks.filter((block) => block === first || !isOfPage(block));
}

/** An approval for one illness, told with others of the same product: "… for acromegaly; carcinoid syndrome". */
function isMergedIn(said: string, approval: string): boolean {
  const [, product = "", purpose = ""] = approval.match(/^(.* approved by .*?) for (.*)\.$/) ?? [];
  return purpose !== "" && said.startsWith(`${product} for `) && said.includes(purpose);
}

/** Whether it works, or was shown: the strength of the evidence is part of any answer. */
function asksProof({ unnamed }: TopicQuestion): boolean {
  return ASKS_PROOF.test(unnamed.text) && !ASKS_HOW.test(unnamed.text);
}

const ASKS_PROOF = new RegExp(
  `\\b(?:${[
    "really",
    "actually",
    "proven?",
    "proves?",
    "proof",
    "prove",
    String.raw`does it (?:\w+ )?work`,
    "(?:that|which|it|they) works?",
    "worth it",
    "good for",
    "any good",
    "useless",
    "legit",
    "hype",
    "myth",
    "tested",
    "(?:any|real|solid|good) (?:proof|evidence|science|data|research|stud(?:y|ies))",
    "going by (?:the )?(?:research|science)",
    String.raw`(?:does|do|can|could|will) (?:\S+ ){1,8}?(?:heal|cure|help|fix|slow|stop|prevent|grow|improve)s?`,
  ].join("|")})\\b`,
);
const ASKS_HOW = /\b(?:why|how|who|when|where|what year)\b/;

const saysUnapproved = (block: Block) => isOfKind(block, "no-approval");
const isOfChain = (block: Block) => isOfKind(block, "identity");

function isOfKind({ pieces }: Block, kind: string): boolean {
  return pieces.some(({ passage }) => passage?.id.endsWith(`-${kind}`));
}

/** What a fact has answered is not asked of the page again. */
function withoutAnswered(
  { record }: LibraryPeptide,
  { intents, text }: TopicQuestion,
  facts: Block[],
): Intent[] {
  const said = facts.flatMap(({ pieces }) => pieces.flatMap(({ passage }) => passage?.id ?? []));
  const answered = (kind: string) => said.some((id) => id.endsWith(`-${kind}`));
  const isOfChain = /amino|sequence|chain|letters|\bma(?:d|k)e|built|compos/i.test(text);
  return intents.filter(
    (intent) =>
      // What no list names still gets the page's caution.
      !(intent === "sport" && answered("sport") && record.sport?.startsWith("prohibited")) &&
      !(intent === "status" && answered("approvals")) &&
      !(intent === "identity" && (answered("halfLife") || (answered("identity") && !isOfChain))),
  );
}

function composeAsked(
  library: LibraryIndex,
  topic: LibraryPeptide,
  question: TopicQuestion,
  hasFacts: boolean,
): Block[] {
  const { intents, focus, text, unnamed } = question;
  const isPlain = readPlainQuestion(unnamed.text) !== null;
  const isBare = focus.length === 0 && !unnamed.whole?.focus.length && !asksReason(unnamed.text);
  const ranked = rankForParts(library, topic, { intents, focus, ...unnamed });
  const isOfSection = intents.some((intent) => intent !== "overview") && !hasFacts;
  const isOpen =
    isPlain || (isBare && (isOfSection || !ranked[0] || ranked[0].asked < LEAST_ASKED));
  if (isOpen || intents.some((intent) => OWN_FORM.has(intent))) {
    const blocks = intents.flatMap((intent) => composeSection(library, topic, intent, text));
    if (isOpen || blocks.length > 0) return blocks;
  }
  const names = intents.includes("identity") && ASKS_NAMES.test(fold(text));
  return [
    ...(names ? composeIdentity(topic, text) : []),
    ...composeParagraphs(
      topic,
      ranked,
      hasFacts,
      !unnamed.text.includes("§"),
      asksReason(unnamed.text),
    ),
  ];
}

/** What a substance is called is recorded, whatever else the question says. */
const ASKS_NAMES =
  /\b(?:(?:other|generic|ingredient|official|label|proprietary) names?|synonyms?|inci|inn)\b/;

/** What is asked with these has a form of its own, whatever else the question says. */
const OWN_FORM = new Set<Intent>(["sport"]);

/** What asks in words of no weight is answered by a paragraph that readers ask for in such words. */
const LEAST_ASKED = 0.35;
