import type { LibraryIndex, LibraryPeptide } from "./library-index";
import type { Section } from "./passage";
import type { Intent } from "./question-intents";
import { type Retrieved, retrieve } from "./retrieve";

const MOST = 3;

/** Questions that follow from an answer, each of them one that the library can answer. */
export function suggestFollowUps(library: LibraryIndex, retrieved: Retrieved): string[] {
  return candidates(library, retrieved)
    .filter((question) => {
      const { kind } = retrieve(library, question, []);
      return kind !== "nothing";
    })
    .slice(0, MOST);
}

function candidates(library: LibraryIndex, retrieved: Retrieved): string[] {
  switch (retrieved.kind) {
    case "topics": {
      const topic = retrieved.topics[0];
      return topic ? questionsOn(topic, retrieved.intents) : [];
    }
    case "comparison":
      return retrieved.topics.map((topic) => `How strong is the evidence for ${topic.name}?`);
    case "list":
      return retrieved.listed.map(({ peptide }) => `What is ${peptide.name}?`);
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

const starters = [
  "What is BPC-157?",
  "Which peptides are listed under Weight Management?",
  "How are evidence tiers assigned?",
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
