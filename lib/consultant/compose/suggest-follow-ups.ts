import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { type Passage, sentencesOf } from "../corpus/passage";
import type { FactKind } from "../facts/fact-sentences";
import { readFactKinds } from "../facts/fact-topics";
import { retrieve } from "../retrieve/retrieve";
import type { Retrieved } from "../retrieve/retrieved";
import type { Turn } from "../types";
import type { Intent } from "../understand/question-intents";
import { plainQuestions } from "../written-answers/plain-questions";

const MOST = 3;

/** A question, with the first sentence that the library answers it with. */
interface Offer {
  question: string;
  tells?: string | undefined;
  /** It asks for a section that the page has, or what an answer was written for: no need to look whether it is held. */
  isHeld?: boolean;
}

/**
 * Questions that follow from an answer, each of them one that the library can answer and that the
 * conversation, with that answer, has neither asked nor answered.
 */
export function suggestFollowUps(
  library: LibraryIndex,
  retrieved: Retrieved,
  conversation: Turn[] = [],
): string[] {
  const told = conversation.map(({ message }) => message.replaceAll(/\[\d+\]/g, "")).join("\n");
  const isTold = ({ question, tells }: Offer) =>
    told.includes(question) || (tells !== undefined && told.includes(tells));
  return choose(
    library,
    candidates(library, retrieved).filter((offer) => !isTold(offer)),
  );
}

/** The first few questions that the library can answer. */
export function chooseAnswerable(library: LibraryIndex, questions: string[]): string[] {
  return choose(
    library,
    questions.map((question) => ({ question })),
  );
}

function choose(library: LibraryIndex, offers: Offer[]): string[] {
  const chosen = new Set<string>();
  for (const { question, isHeld } of offers) {
    if (chosen.size === MOST) break;
    if (isHeld || isAnswerable(library, question)) chosen.add(question);
  }
  return [...chosen];
}

function isAnswerable(library: LibraryIndex, question: string): boolean {
  const known = checked.get(library) ?? new Map<string, boolean>();
  checked.set(library, known);
  const before = known.get(question);
  if (before !== undefined) return before;
  const found = retrieve(library, question, []);
  const isHeld = found.kind === "facts" ? found.list.found.length > 0 : found.kind !== "nothing";
  known.set(question, isHeld);
  return isHeld;
}

/** What was found of the few questions that are offered; a library that was saved is another one. */
const checked = new WeakMap<LibraryIndex, Map<string, boolean>>();

function candidates(library: LibraryIndex, retrieved: Retrieved): Offer[] {
  switch (retrieved.kind) {
    case "topics": {
      const topic = retrieved.topics[0];
      if (!topic) return [];
      return [...questionsAfter(topic, retrieved.plain), ...questionsOn(topic, retrieved.intents)];
    }
    case "comparison":
      return questionsOnBoth(retrieved.topics, retrieved.said);
    case "list":
      return retrieved.listed.map(({ peptide }) => introductionOf(peptide));
    case "general":
      return retrieved.listed.length > 0
        ? retrieved.listed.map(introductionOf)
        : starters.map((question) => ({ question }));
    case "facts":
      return retrieved.list.found.map(introductionOf);
    case "articles": {
      const peptideId = retrieved.passages[0]?.peptideId;
      const topic = library.peptides.find(({ id }) => id === peptideId);
      return topic ? questionsOn(topic, ["papers"]) : [];
    }
    case "documents":
      return starters.map((question) => ({ question }));
    case "nothing": {
      const topic = retrieved.topics[0];
      return topic ? questionsOn(topic, []) : starters.map((question) => ({ question }));
    }
  }
}

/** What readers ask after a plain question, if answers to it are written. */
function questionsAfter({ name, written }: LibraryPeptide, plain?: string | null): Offer[] {
  const next = (plain && plainQuestions.get(plain)?.next) || [];
  return next.flatMap((key) => {
    const { question, isOfSeveral } = plainQuestions.get(key) ?? {};
    const answer = written.plain.get(key);
    if (!question || !answer) return [];
    const tells = answer.sentences[0]?.text;
    return [{ question: question.replace("§", name), tells, isHeld: !isOfSeveral }];
  });
}

function introductionOf({ name, passages }: LibraryPeptide): Offer {
  const overview = passages.get("overview");
  return { question: `What is ${name}?`, tells: firstOf(overview), isHeld: overview !== undefined };
}

function firstOf(passage: Passage | undefined): string | undefined {
  return passage && sentencesOf(passage)[0];
}

/** What the facts of both say and was not asked, then what sets neither beside the other. */
function questionsOnBoth(topics: LibraryPeptide[], said: string): Offer[] {
  const names = topics.map(({ name }) => name).join(" and ");
  const asked = readFactKinds(said);
  const offers: [FactKind, string][] = [
    ["halfLife", `Which has the longer half-life, ${topics.map(({ name }) => name).join(" or ")}?`],
    ["approvals", `How do ${names} differ in their approvals?`],
  ];
  return [
    ...offers
      .filter(([kind]) => !asked.includes(kind))
      .filter(([kind]) => topics.every(({ factPassages }) => factPassages.has(kind)))
      .map(([, question]) => ({ question })),
    { question: `What are the side effects of ${names}?` },
    ...topics.map(({ name, passages }) => ({
      question: `How strong is the evidence for ${name}?`,
      tells: firstOf(passages.get("evidence")),
    })),
  ];
}

/** One question of each kind, for those who do not know what may be asked. */
export const starters = [
  "Compare semaglutide and tirzepatide",
  "Which peptides are studied for wound healing?",
  "How are evidence tiers assigned?",
  "What is BPC-157?",
];

function questionsOn({ name, passages, factPassages }: LibraryPeptide, asked: Intent[]): Offer[] {
  const offers: [Intent | null, Passage | undefined, string][] = [
    ["evidence", passages.get("evidence"), `How strong is the evidence for ${name}?`],
    ["sideEffects", passages.get("sideEffects"), `What are the side effects of ${name}?`],
    ["mechanism", passages.get("mechanism"), `How is ${name} thought to work?`],
    ["status", passages.get("status"), `Is ${name} approved as a medicine?`],
    ["uses", passages.get("uses"), `What has ${name} been studied for?`],
    [null, factPassages.get("halfLife"), `How long does ${name} stay in the body?`],
    ["sport", factPassages.get("sport"), `Is ${name} prohibited in sport?`],
    ["overview", passages.get("overview"), `What is ${name}?`],
  ];
  return offers
    .filter(([intent, tells]) => tells && !(intent && asked.includes(intent)))
    .map(([, tells, question]) => ({ question, tells: firstOf(tells), isHeld: true }));
}
