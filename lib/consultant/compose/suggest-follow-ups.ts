import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import type { Section } from "../corpus/passage";
import type { FactKind } from "../facts/fact-sentences";
import { readFactKinds } from "../facts/fact-topics";
import { retrieve } from "../retrieve/retrieve";
import type { Retrieved } from "../retrieve/retrieved";
import type { Intent } from "../understand/question-intents";

const MOST = 3;

/** Questions that follow from an answer, each of them one that the library can answer. */
export function suggestFollowUps(library: LibraryIndex, retrieved: Retrieved): string[] {
  return chooseAnswerable(library, candidates(library, retrieved));
}

/** The first few questions that the library can answer. */
export function chooseAnswerable(library: LibraryIndex, questions: string[]): string[] {
  return questions.filter((question) => isAnswerable(library, question)).slice(0, MOST);
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

function candidates(library: LibraryIndex, retrieved: Retrieved): string[] {
  switch (retrieved.kind) {
    case "topics": {
      const topic = retrieved.topics[0];
      return topic ? questionsOn(topic, retrieved.intents) : [];
    }
    case "comparison":
      return questionsOnBoth(retrieved.topics, retrieved.said);
    case "list":
      return retrieved.listed.map(({ peptide }) => `What is ${peptide.name}?`);
    case "facts":
      return retrieved.list.found.slice(0, MOST).map(({ name }) => `What is ${name}?`);
    case "articles": {
      const peptideId = retrieved.passages[0]?.peptideId;
      const topic = library.peptides.find(({ id }) => id === peptideId);
      return topic ? questionsOn(topic, ["papers"]) : [];
    }
    case "documents":
      return starters;
    case "nothing": {
      const topic = retrieved.topics[0];
      return topic ? questionsOn(topic, []) : starters;
    }
  }
}

/** What the facts of both say and was not asked, then what sets neither beside the other. */
function questionsOnBoth(topics: LibraryPeptide[], said: string): string[] {
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
      .map(([, question]) => question),
    `What are the side effects of ${names}?`,
    ...topics.map(({ name }) => `How strong is the evidence for ${name}?`),
  ];
}

/** One question of each kind, for those who do not know what may be asked. */
export const starters = [
  "Compare semaglutide and tirzepatide",
  "Which peptides are studied for wound healing?",
  "How are evidence tiers assigned?",
  "What is BPC-157?",
];

function questionsOn({ name, passages }: LibraryPeptide, asked: Intent[]): string[] {
  const offers: [Intent, Section, string][] = [
    ["evidence", "evidence", `How strong is the evidence for ${name}?`],
    ["sideEffects", "sideEffects", `What are the side effects of ${name}?`],
    ["mechanism", "mechanism", `How is ${name} thought to work?`],
    ["status", "status", `Is ${name} approved as a medicine?`],
    ["uses", "uses", `What has ${name} been studied for?`],
  ];
  return offers
    .filter(([intent, section]) => !asked.includes(intent) && passages.has(section))
    .map(([, , question]) => question);
}
