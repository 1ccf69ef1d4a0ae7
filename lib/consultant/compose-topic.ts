import { composeIdentity } from "./compose-identity";
import { type Block, quote, quoteList, say } from "./draft";
import { frame } from "./frames";
import type { LibraryIndex, LibraryPeptide } from "./library-index";
import { type Passage, type Section, sentencesOf } from "./passage";
import { pickParagraphs, pickSentences } from "./pick-sentences";
import { type Intent, sectionsOf } from "./question-intents";

const MOST_INTENTS = 2;
const MOST_ITEMS = 6;

/** What a page says on one or two matters; how strong the evidence is comes with what was seen or claimed. */
export function composeTopic(
  library: LibraryIndex,
  topic: LibraryPeptide,
  intents: Intent[],
  focus: string[],
  text: string,
): Block[] {
  const asked = intents.slice(0, MOST_INTENTS);
  const focused = isOpen(asked) && focus.length > 0 ? composeFocus(topic, focus) : [];
  const blocks =
    focused.length > 0
      ? focused
      : asked.flatMap((intent) => composeIntent(library, topic, intent, focus, text));
  if (blocks.length === 0) return [];
  const wantsEvidence = asked.some((intent) => CLAIMS.includes(intent));
  return wantsEvidence ? [...blocks, ...evidenceOf(topic, blocks)] : blocks;
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

/** The sentences of the page that hold the words of the question, from at most three sections. */
function composeFocus(topic: LibraryPeptide, focus: string[]): Block[] {
  const found = focusSections
    .flatMap((section) => topic.passages.get(section) ?? [])
    .map((passage) => ({
      passage,
      sentences: pickSentences(passage, focus, 4),
      met: met(passage, focus),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  const best = Math.max(0, ...found.map((one) => one.met));
  const least = best === focus.length ? best : Math.max(best - 1, Math.ceil(best / 2));
  const close = found.filter((one) => one.met >= least);
  return close
    .slice(0, 3)
    .flatMap(({ passage, sentences }) =>
      passage.isList
        ? [say(leadOf(passage, topic)), quoteList(passage, sentences)]
        : [quote(passage, sentences)],
    );
}

/** What was found, and in whom, before what is only listed. */
const focusSections: Section[] = [
  "sideEffects",
  "warnings",
  "benefits",
  "overview",
  "research",
  "mechanism",
  "dosage",
  "status",
  "uses",
];

function leadOf({ section }: Passage, { name }: LibraryPeptide): string {
  return section === "uses" ? frame("usesOf", name) : frame("benefitsOf");
}

function met({ stems }: Passage, focus: string[]): number {
  return focus.filter((word) => stems.has(word)).length;
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
      return listOf(topic, "papers", frame("papersOf", name));
    case "dosage":
      return [say(frame("dosageNotice")), ...paragraphs(passage, focus)];
    case "status":
      return [quote(passage, sentencesOf(passage)), ...aboutApproval(topic)];
    case "evidence": {
      const research = passages.get("research");
      return [
        quote(passage, sentencesOf(passage)),
        ...(research ? paragraphs(research, focus) : []),
      ];
    }
    case "sideEffects":
    case "warnings":
      return paragraphs(passage, focus);
    default:
      return paragraphs(passage, []);
  }
}

/** What the section says on the focus, or its beginning. */
function paragraphs(passage: Passage, focus: string[]): Block[] {
  const focused = focus.length > 0 ? pickSentences(passage, focus) : [];
  if (focused.length > 0) return [quote(passage, focused)];
  return pickParagraphs(passage).map((paragraph) => quote(passage, paragraph));
}

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
