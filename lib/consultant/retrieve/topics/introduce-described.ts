import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { askingPart } from "../../understand/asking-part";
import { ASKS_MANY, readUnnamed } from "../../understand/read-question";
import type { PlainReading } from "../../written-answers/plain-reader";
import type { FactList } from "../find-fact-list";
import { findDescribed } from "../pages/find-described";
import { type Asked, NOTHING, type Retrieved } from "../retrieved";
import { findWritten } from "../written/find-written";
import { retrieveTopics } from "./retrieve-topics";

/**
 * The peptide that a message describes and whose name it asks for, "what's that jab from lizard spit called?": told
 * with what it is, above what answers the rest of the question. Null where the message asks for no name, or nothing
 * is described clearly. `list` are the peptides of which recorded facts bear out what is said.
 */
export function introduceDescribed(
  library: LibraryIndex,
  { message = "", topics, spokenOf, isFollowUp }: Asked,
  list: FactList | "unknown" | null,
  reading: PlainReading | undefined,
): Retrieved | null {
  const text = fold(message);
  if (topics.length + spokenOf.length > 0 || isFollowUp) return null;
  const unasked = withoutName(message);
  if (unasked === message || ASKS_MANY.test(text) || OF_OTHER_NAMES.test(text)) return null;
  const whole = readUnnamed(library, unasked);
  const described = findDescribed(library, message, whole, LIKELY) ?? onlyOf(list);
  const what = described?.written.plain.get("what");
  if (!described || !what) return null;
  const rest = withoutName(askingPart(message) ?? "");
  const beside: Asked = { ...readUnnamed(library, rest), topics: [described], message: rest };
  const isMore = (rest.match(/\p{L}{2,}/gu) ?? []).length > 2;
  const written = isMore ? findWritten(library, beside, [], reading) : null;
  if (written?.kind === "topics") {
    const more = written.written?.filter((one) => one !== what) ?? [];
    return { ...written, written: [what, ...more], isDescribed: true };
  }
  const isOfWords = isMore && beside.focus.length + beside.intents.length > 0;
  const found = isOfWords ? retrieveTopics(library, beside) : NOTHING;
  const told = found.kind === "topics" ? found : introduce(library, whole, described);
  if (told.kind !== "topics") return null;
  return { ...told, written: [what], isWithPage: isMore, isDescribed: true };
}

function introduce(library: LibraryIndex, whole: Asked, described: LibraryPeptide): Retrieved {
  const asked = { ...whole, topics: [described] };
  const found = retrieveTopics(library, asked);
  return found.kind === "nothing"
    ? retrieveTopics(library, { ...asked, intents: ["overview"], focus: [] })
    : found;
}

function withoutName(message: string): string {
  return message.replace(ASKS_NAME, " ");
}

/** Who asks for its name says that something is described. */
const LIKELY = 0.22;

function onlyOf(list: FactList | "unknown" | null): LibraryPeptide | undefined {
  if (list === null || list === "unknown" || list.superlative) return;
  const [one, ...others] = list.found;
  return others.length === 0 ? one : undefined;
}

/** "What was this receptor called formerly?" */
const OF_OTHER_NAMES =
  /\b(?:formerly|originally|previously|else|receptor|gene|enzyme|trial|study|test|gland|illness|disease|brand)\b.{0,30}\b(?:called|named|name)\b|\b(?:called|named) (?:formerly|originally|previously|before)\b/;

const THING =
  "(?:stuff|thing|one|medicine|drug|peptide|hormone|substance|product|jab|shot|injection|pill|tablet|capsule|spray|cream|drip)";
const NAMES = [
  `(?:what(?:'?s| is| was| are)?|how(?:'?s| is)) (?:(?:it|that|this|they|the|${THING}) )*(?:called|named)\\b`,
  "(?<=what(?:'?s| is| was) (?:that|this|the) (?:[\\w-]+ ){1,6})(?:called|named)\\b",
  "what(?:'?s| is| was)? (?:the|its|it's|their) name\\b(?: of (?:it|that|this)\\b)?",
  `which ${THING} (?:is|was|would|could|might) (?:it|that|this|she|he|they)\\b`,
  `what ${THING} (?:is|was|would|could|might) (?:it|that|this|they)\\b`,
  "what do (?:you|they|people) call (?:it|that|this|them)\\b",
  "\\bname(?:,)? please\\b",
];
const ASKS_NAME = new RegExp(`\\b(?:${NAMES.join("|")})`, "gi");
