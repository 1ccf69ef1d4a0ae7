import type { Outcome } from "./answer-parts";
import { composeTopic } from "./compose-topic";
import { stem } from "./content-words";
import { type Block, quote, say } from "./draft";
import type { LibraryIndex, LibraryPeptide } from "./library-index";
import { locateNames } from "./named-peptides";
import type { Passage } from "./passage";
import { pickParagraphs, pickSentences } from "./pick-sentences";
import type { Retrieved } from "./retrieve";
import type { Language } from "./safety/message-language";
import type { Concern, UrgentConcern } from "./safety/screen";
import { declinedTexts, emergencyTexts, selfHarmTexts } from "./safety/urgent-texts";

/**
 * The fixed direction to help, in the message's language, and where that is another in English too: it
 * may have been taken for another.
 */
export function composeUrgent(concern: UrgentConcern, language: Language): Block[] {
  const texts = concern === "selfHarm" ? selfHarmTexts : emergencyTexts;
  const languages = language === "en" ? [language] : [language, "en" as const];
  return languages.flatMap((one) => {
    const [first = "", ...rest] = texts[one];
    return [say(first), say(...rest)];
  });
}

/** The fixed answer to what else a screen met, with what the library says in general where that may be told. */
export function composeCareful(
  library: LibraryIndex,
  concern: Exclude<Concern, UrgentConcern>,
  retrieved: Retrieved,
  message: string,
): { blocks: Block[]; outcome: Outcome } {
  const topic = topicOf(library, retrieved, message);
  const decline = (texts: readonly string[], more: Block[] = []) => ({
    blocks: [say(...texts), ...more],
    outcome: "declined" as const,
  });
  switch (concern) {
    case "orders":
      return decline(declinedTexts.orders);
    case "dose":
      return decline(declinedTexts.dose, section(topic, "dosage", declinedTexts.doseSection));
    case "source":
      return decline(declinedTexts.source, standing(topic));
    case "evasion":
      return decline(
        declinedTexts.evasion,
        topic ? composeTopic(library, topic, { intents: ["sport"], focus: [], text: "" }) : [],
      );
    case "advice":
      return decline(declinedTexts.advice, section(topic, "warnings", declinedTexts.adviceSection));
    case "pregnancy":
      return careful(topic, declinedTexts.pregnancy, declinedTexts.pregnancySection, PREGNANCY);
    case "child":
      return careful(topic, declinedTexts.child, declinedTexts.childSection, CHILDREN);
  }
}

function topicOf(
  library: LibraryIndex,
  retrieved: Retrieved,
  message: string,
): LibraryPeptide | undefined {
  const found = "topics" in retrieved ? retrieved.topics[0] : undefined;
  return found ?? locateNames(message, library.peptides)[0]?.peptide;
}

function section(
  topic: LibraryPeptide | undefined,
  name: "dosage" | "warnings",
  lead: string,
): Block[] {
  const passage = topic?.passages.get(name);
  if (!passage) return [];
  return [say(lead), ...pickParagraphs(passage).map((paragraph) => quote(passage, paragraph))];
}

function standing(topic: LibraryPeptide | undefined): Block[] {
  const status = topic?.passages.get("status");
  const warnings = topic?.passages.get("warnings");
  if (!status) return [];
  const unregulated = warnings ? pickSentences(warnings, UNREGULATED, 2) : [];
  return [
    say(declinedTexts.sourceSection),
    quote(status, status.paragraphs.flat()),
    ...(warnings && unregulated.length > 0 ? [quote(warnings, unregulated)] : []),
  ];
}

const stems = (words: string) => words.split(" ").map(stem);
const UNREGULATED = stems("sold unregulated counterfeit compounded vials copies purity");
const PREGNANCY = stems(
  "pregnancy pregnant breastfeeding fetal embryo conception lactation contraception",
);
const CHILDREN = stems("children child adolescents paediatric infants childhood growing");

/** Whatever the page says with one of the words, below the advice to ask somebody who knows the person. */
function careful(
  topic: LibraryPeptide | undefined,
  texts: readonly string[],
  lead: string,
  words: string[],
): { blocks: Block[]; outcome: Outcome } {
  const found = topic
    ? (["warnings", "sideEffects", "dosage", "overview"] as const).flatMap((name) =>
        says(topic.passages.get(name), words),
      )
    : [];
  if (found.length === 0) return { blocks: [say(...texts)], outcome: "declined" };
  return { blocks: [say(...texts), say(lead), ...found.slice(0, 2)], outcome: "answered" };
}

function says(passage: Passage | undefined, words: string[]): Block[] {
  const sentences = passage ? pickSentences(passage, words, 3) : [];
  return passage && sentences.length > 0 ? [quote(passage, sentences)] : [];
}
