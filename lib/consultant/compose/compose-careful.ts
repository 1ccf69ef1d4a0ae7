import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { locateNames } from "../corpus/named-peptides";
import type { Passage } from "../corpus/passage";
import { findOfKind } from "../retrieve/find-facts";
import { isLikely, type Retrieved } from "../retrieve/retrieved";
import type { Language } from "../safety/message-language";
import type { DeclinedConcern, UrgentConcern } from "../safety/screen";
import {
  declinedTexts,
  emergencyTexts,
  SAFETY_NET,
  selfHarmTexts,
  WISH_NET,
} from "../safety/urgent-texts";
import { stem } from "../text/content-words";
import type { Outcome } from "../types";
import type { Intent } from "../understand/question-intents";
import { withoutVerdict } from "../written-answers/written-answers";
import { composeComparison } from "./compose-comparison";
import { composeTopic } from "./compose-topic";
import { withoutRepeated } from "./edit/without-repeated";
import { type Block, quote, say, tellWritten } from "./parts/draft";
import { pickParagraphs, pickSentences } from "./parts/pick-sentences";

/**
 * The fixed text that directs to help, in the message's language. Where that is not English, the English
 * text follows, since the language may have been misdetected. A request for a dose or a source in the same
 * message is declined below. `short`, in English alone, stands for it above an answer in great doubt.
 */
export function composeUrgent(
  concern: UrgentConcern,
  language: Language,
  others: DeclinedConcern[],
): Help {
  const texts = concern === "selfHarm" ? selfHarmTexts : emergencyTexts;
  const languages = language === "en" ? [language] : [language, "en" as const];
  const help = languages.flatMap((one) => {
    const [first = "", ...rest] = texts[one];
    return [say(first), say(...rest)];
  });
  const declined = declineShortly(others.find((one) => one === "dose" || one === "source"));
  const net = concern === "selfHarm" ? WISH_NET : SAFETY_NET;
  const short = language === "en" ? say(net) : null;
  return { whole: [...help, ...declined], short, declined };
}

/** The direction to help: the fixed text, and the one sentence that stands for it above an answer in great doubt. */
export interface Help {
  whole: Block[];
  short: Block | null;
  /** What is declined in the same message; the fixed text ends with it. */
  declined: Block[];
}

/** One sentence on what an answer does not do, beside what else it says. */
export function declineShortly(concern: DeclinedConcern | null | undefined): Block[] {
  return concern ? [say(declinedTexts[concern][0])] : [];
}

/** The fixed answer to what else a screen met, with what the library says in general where that may be told. */
export function composeCareful(
  library: LibraryIndex,
  concern: DeclinedConcern,
  others: DeclinedConcern[],
  retrieved: Retrieved,
  message: string,
): { blocks: Block[]; outcome: Outcome } {
  const topic = topicOf(library, retrieved, message);
  const asked = onQuestions(retrieved);
  // What was written for the question is read first.
  const decline = (texts: readonly string[], more: Block[] = []) => ({
    blocks: asked.length > 0 ? [...asked, say(...texts)] : [say(...texts), ...more],
    outcome: "declined" as const,
  });
  switch (concern) {
    case "orders":
      return { blocks: [say(...declinedTexts.orders)], outcome: "declined" };
    case "dose":
      return decline(declinedTexts.dose, section(topic, "dosage", declinedTexts.doseSection));
    case "source":
      return decline(declinedTexts.source, standing(topic));
    case "evasion": {
      const rules = topic ? rulesOf(library, topic) : [];
      // Most who ask whether something is allowed, or found, want no way round a test.
      return { blocks: [...rules, say(...declinedTexts.evasion)], outcome: "declined" };
    }
    case "advice":
      return decline(declinedTexts.advice, onAdvice(library, topic, retrieved, message));
    case "pregnancy":
    case "child": {
      const { lead, words, plain } = carefulAbout[concern];
      const isOfDose = others.includes("dose");
      const outcome = isOfDose ? "declined" : "answered";
      const written = topic?.written.plain.get(plain);
      if (written) {
        const notice = [...declinedTexts[concern], ...(isOfDose ? [declinedTexts.dose[0]] : [])];
        const told = withoutRepeated([tellWritten(withoutVerdict(written)), ...asked]);
        return { blocks: [...told, say(...notice)], outcome };
      }
      const texts = [...declinedTexts[concern], declinedTexts.dose[0]];
      const recorded = topic && concern === "pregnancy" ? onPregnancy(topic) : [];
      const said = topic
        ? [...recorded, ...telling(topic, words)].slice(0, MOST_TOLD)
        : tellingDocuments(retrieved, words);
      if (said.length === 0) return decline(texts);
      return { blocks: withoutRepeated([say(...texts), say(lead), ...said, ...asked]), outcome };
    }
  }
}

function rulesOf(library: LibraryIndex, topic: LibraryPeptide): Block[] {
  const ofSport = { intents: ["sport" as const], focus: [], isTold: false };
  return composeTopic(library, topic, { ...ofSport, text: "", unnamed: { text: "" } });
}

/** What was written for what is asked, or each of several questions: none of that gives an amount, a shop or advice. */
function onQuestions(retrieved: Retrieved): Block[] {
  const { each = [] } = retrieved;
  const ofWhole = isLikely(retrieved) ? [retrieved] : [];
  const found = each.length > 0 ? each.map((one) => one.found) : ofWhole;
  const written = found.flatMap((one) => ("written" in one ? (one.written ?? []) : []));
  return withoutRepeated(written.map(tellWritten));
}

/** What the page says in the question's words, else its warnings; of several peptides how they compare. */
function onAdvice(
  library: LibraryIndex,
  topic: LibraryPeptide | undefined,
  retrieved: Retrieved,
  message: string,
): Block[] {
  if (retrieved.kind === "comparison") {
    const compared = composeComparison(library, { ...retrieved, ...retrieved.unnamed }, message);
    return compared.length > 0 ? [say(declinedTexts.adviceSection), ...compared] : [];
  }
  if (!topic || retrieved.kind !== "topics" || retrieved.focus.length === 0) {
    return section(topic, "warnings", declinedTexts.adviceSection);
  }
  const { said, unnamed, focus, isTold } = retrieved;
  const intents: Intent[] = ["warnings"];
  const told = composeTopic(library, topic, { intents, focus, isTold, unnamed, text: said });
  return [say(declinedTexts.adviceSection), ...told];
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

const carefulAbout = {
  pregnancy: {
    plain: "pregnancy",
    lead: declinedTexts.pregnancySection,
    words: stems(
      "pregnancy pregnant breastfeeding fetal embryo conception lactation contraception",
    ),
  },
  child: {
    plain: "children",
    lead: declinedTexts.childSection,
    words: stems("children child adolescents paediatric infants childhood growing"),
  },
};

const MOST_TOLD = 2;

/** What the label says of pregnancy and breast-feeding. */
function onPregnancy(topic: LibraryPeptide): Block[] {
  const recorded = findOfKind(topic, "safety", "pregnancy");
  return recorded ? [quote(recorded.passage, recorded.sentences)] : [];
}

/** What the page says with one of the words, section by section. */
function telling({ passages }: LibraryPeptide, words: string[]): Block[] {
  return (["warnings", "sideEffects", "dosage", "overview"] as const).flatMap((name) =>
    says(passages.get(name), words),
  );
}

/** "May a child use this site?" is answered by the site's own rules. */
function tellingDocuments(retrieved: Retrieved, words: string[]): Block[] {
  return retrieved.kind === "documents"
    ? retrieved.passages.flatMap((passage) => says(passage, [...words, ...OF_AGE]))
    : [];
}

const OF_AGE = stems("adult");

function says(passage: Passage | undefined, words: string[]): Block[] {
  const sentences = passage ? pickSentences(passage, words, 3) : [];
  return passage && sentences.length > 0 ? [quote(passage, sentences)] : [];
}
