import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { type Passage, sentencesOf } from "../corpus/passage";
import { agenciesIn } from "../facts/agency-cues";
import { readNarrowing } from "../facts/fact-topics";
import type { Intent } from "../understand/question-intents";
import { composeIdentity } from "./compose-identity";
import { composeSport } from "./compose-sport";
import { type Block, quote, quoteList, say } from "./parts/draft";
import { frame } from "./parts/frames";
import { pickParagraphs } from "./parts/pick-sentences";

const MOST_ITEMS = 6;

/** A section of a page, or its list, as an intent asks for it. */
export function composeSection(
  library: LibraryIndex,
  topic: LibraryPeptide,
  intent: Intent,
  text: string,
): Block[] {
  const { name, passages } = topic;
  switch (intent) {
    case "sport":
      return composeSport(library, topic);
    case "identity":
      return [...composeIdentity(topic, text), ...paragraphs(passages.get("overview")).slice(0, 1)];
    case "uses":
      return [
        ...listOf(topic, "uses", frame("usesOf", name)),
        ...listOf(topic, "benefits", frame("benefitsOf")),
      ];
    case "benefits":
      return listOf(topic, "benefits", frame("benefitsOf"));
    case "papers":
      return listOf(topic, "papers", frame("papersOf", name));
    case "dosage":
      return [say(frame("dosageNotice")), ...paragraphs(passages.get("dosage"))];
    case "status":
      return [...whole(passages.get("status")), ...aboutApproval(topic, text)];
    case "overview":
      return [...whole(topic.summary), ...paragraphs(passages.get("overview"))];
    case "mechanism": {
      const told = paragraphs(passages.get("mechanism"));
      return ASKS_WHAT_IT_DOES.test(text) ? [...whole(topic.summary), ...told.slice(0, 1)] : told;
    }
    case "evidence":
      return [...whole(passages.get("evidence")), ...paragraphs(passages.get("research"))];
    default:
      return paragraphs(passages.get(intent));
  }
}

const ASKS_WHAT_IT_DOES =
  /\bwhat (?:do|does|did) [^,?]{1,40} do(?: exactly| (?:in|to|inside) [\w ]{1,24})?\W*$/i;

/** All sentences of a passage. */
export function whole(passage: Passage | undefined | null): Block[] {
  return passage ? [quote(passage, sentencesOf(passage))] : [];
}

function paragraphs(passage: Passage | undefined): Block[] {
  return passage ? pickParagraphs(passage).map((paragraph) => quote(passage, paragraph)) : [];
}

function listOf(
  { passages }: LibraryPeptide,
  section: "uses" | "benefits" | "papers",
  lead: string,
): Block[] {
  const passage = passages.get(section);
  if (!passage) return [];
  return passage.isList
    ? [say(lead), quoteList(passage, sentencesOf(passage).slice(0, MOST_ITEMS))]
    : paragraphs(passage);
}

/** The paragraph that says where a peptide is approved and for what: of the authority that is asked of, if one does. */
export function aboutApproval({ passages }: LibraryPeptide, message: string): Block[] {
  const { agencies } = readNarrowing(message);
  const told = (["overview", "warnings"] as const).flatMap((section) => {
    const passage = passages.get(section);
    return passage ? passage.paragraphs.map((sentences) => ({ passage, sentences })) : [];
  });
  const isTold = (sentences: string[]) => sentences.some((text) => APPROVES_OR_NOT.test(text));
  const isOfAgency = (text: string) =>
    agenciesIn(fold(text), text).some((one) => agencies.includes(one));
  const best =
    told.find(({ sentences }) => isTold(sentences) && sentences.some(isOfAgency)) ??
    told.find(({ sentences }) => sentences.some((text) => APPROVES.test(text)));
  return best ? [quote(best.passage, best.sentences)] : [];
}

const APPROVES = /\bapprov|\blicen|\bauthori[sz]|\bregistered\b|\blabelled\b/i;
const APPROVES_OR_NOT = new RegExp(
  `${APPROVES.source}|\\bapplication|\\bwithdr|\\brefus|\\breject`,
  "i",
);
