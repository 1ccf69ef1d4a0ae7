import { conditionName } from "@/lib/facts/vocabulary";
import type { LibraryPeptide } from "../corpus/library-index";
import type { FactKind } from "../facts/fact-sentences";
import { readFactKinds, readNarrowing } from "../facts/fact-topics";
import { contentWords } from "../text/content-words";
import type { Earlier } from "../understand/follow-ups/earlier";
import { ASKS_MANY, type AskedQuestion } from "../understand/read-question";
import { namesTrialOf } from "./named-studies";
import type { Retrieved } from "./retrieved";

/**
 * A follow-up with what it leaves unsaid of the question before: its trial, or the kind of fact and the
 * condition that it asked for. The message itself where it asks for something of its own.
 */
export function carryOver(
  message: string,
  asked: AskedQuestion,
  last: Earlier | undefined,
): string {
  const own = readFactKinds(message);
  const [before] = last ? readFactKinds(last.message) : [];
  if (!last || asked.intents.some((intent) => !BROAD.includes(intent))) return message;
  const isOnlyOfTrial = own.every((kind) => kind === "trials" || kind === "identity");
  if (isOnlyOfTrial && asked.topics.some((topic) => speaksOfTrial(topic, last, asked, message))) {
    return `${message} ${last.message} trial`;
  }
  const { agencies, conditions } = readNarrowing(message);
  const isOnlyWhere = own.length === 0 && agencies.length > 0 && asked.focus.length <= 1;
  if (isOnlyWhere && before !== "approvals") return `${message} ${cueOf.approvals}`;
  if (before && OF_OTHERS.test(message) && own.every((kind) => kind === "safety")) {
    return `${message} ${cueOf[before] ?? ""}`;
  }
  const isNarrowed = before === "approvals" && agencies.length + conditions.length > 0;
  const isBare = asked.intents.length === 0 && (asked.focus.length === 0 || isNarrowed);
  if (own.length > 0 || !before || before === "trials" || !isBare) return message;
  if (OF_WORTH.test(asked.text)) return message;
  const isOfStranger = asked.comparesOthers && asked.topics.length < 2;
  if (last.topics.length === 0 || isOfStranger) return message;
  const meant = conditions.length > 0 ? [] : readNarrowing(last.message).conditions;
  return [message, cueOf[before] ?? "", ...meant.slice(0, 1).map(conditionName)].join(" ");
}

/** "And in somebody on dialysis?" asks the same of others. */
const OF_OTHERS =
  /^\W*(?:and|what about|how about) (?:in|for|with) (?:[\p{L}'’-]+ ){0,5}[\p{L}'’-]+\W*$/iu;

/** "Why is §'s so much longer?" asks why it stays, where a half-life was told before. */
export function namingFigure(
  { text, topics, spokenOf }: AskedQuestion,
  last: Earlier | undefined,
): string | null {
  const isOfFigure = last !== undefined && readFactKinds(last.message)[0] === "halfLife";
  const [topic] = topics.length > 0 ? topics : spokenOf;
  if (!isOfFigure || !topic || !WHY_SO.test(text)) return null;
  return BRIEF.test(text)
    ? `Why is ${topic.name} cleared from the body so quickly?`
    : `Why does ${topic.name} stay in the body so long?`;
}

const BRIEF = /\b(?:short|brief|quick|fast|low)/;
const WHY_SO =
  /^\W*(?:and |but |so |ok |then )?why (?:is|are|was|were|does|do) (?:(?:§|it|its|this|that|the (?:first|second|third|former|latter|other)(?: one)?)(?:'s)?|it last|that one)(?: last)? (?:so |that |only )*(?:much )?(?:long|short|high|low|brief|quick|slow|fast)(?:er|ly)?\W*$/;

/** Which is better asks for more than the fact that was asked for before. */
const OF_WORTH = /\b(?:better|worse|best|safer)\b/;

/** What asks for these may go on from what was asked before. */
const BROAD: readonly string[] = ["overview", "evidence", "benefits", "uses", "dosage"];

/** The question before was on a trial of a peptide, and what is asked now may stand in it. */
function speaksOfTrial(
  topic: LibraryPeptide,
  last: Earlier,
  { focus }: AskedQuestion,
  message: string,
): boolean {
  const passage = topic.factPassages.get("trials");
  const isNamed = namesTrialOf(topic, last.message);
  const isOfTrial = isNamed || readFactKinds(last.message).includes("trials");
  if (!passage || !(isOfTrial || ASKS_FIGURES.test(message))) return false;
  const isKnown = (word: string) => passage.stems.has(word) || topic.stems.has(word);
  const strange = focus.filter((word) => !isKnown(word) && !OF_RESULTS.has(word));
  return strange.length <= Math.max(0, focus.length / 3);
}

/** What stands in the record of a trial, whatever was asked before. */
const ASKS_FIGURES =
  /\b(?:how many (?:\w+ )?(?:people|patients|men|women|children|got|had|took|were|was|died)|what (?:share|proportion|percentage)|against (?:whom|what)|compar(?:ed|ator)|enrolled|arms?|took part|hazard|odds|randomi[sz]ed|dropped out)\b/i;

const OF_RESULTS = new Set(
  contentWords(
    "hazard odds risk ratio confidence interval percent percentage share number result arm arms group groups died death deaths alive survived enrolled compared comparator against blinded randomised dropped",
  ),
);

/** What names a kind of fact by itself. */
const cueOf: Partial<Record<FactKind, string>> = {
  approvals: "approved",
  halfLife: "half-life",
  routes: "route",
  sport: "prohibited in sport",
  targets: "receptor",
  bioavailability: "bioavailability",
  boxedWarning: "boxed warning",
};

/** Where nothing is said, what was asked before tells which paragraph is meant. */
export function withContext(found: Retrieved, last: Earlier | undefined): Retrieved {
  if (!last || !("focus" in found) || found.focus.length > 0) return found;
  if (!found.intents.every((intent) => BROAD.includes(intent))) return found;
  return { ...found, focus: last.focus };
}

/** A short question that names nothing of its own is about what was spoken of. */
export function isElliptic({ text, spokenOf, focus, intents }: AskedQuestion): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const asks = focus.length + intents.length > 0 || ASKS_QUANTITY.test(text);
  return (
    spokenOf.length > 0 &&
    words.length <= MOST_ELLIPTIC &&
    asks &&
    !ASKS_MANY.test(text) &&
    !OF_SITE.test(text)
  );
}

const MOST_ELLIPTIC = 10;
const ASKS_QUANTITY =
  /\bhow (?:many|much|long|big|large|old|often)\b|\b(?:since )?when\b|\bwhere\b/;

/** "You" who sell and list, not one who takes it. */
export const OF_SITE =
  /\bevidence (?:tiers|grades|levels|scale)\b|\b(?:sites?|websites?|portal|library|your|yourself|(?:are|who(?:'s| is)?) you|you (?:sell|cover|list|store|keep|collect|hold|make|made|know|save|track|write|run|recommend|trust|decide|choose)|(?:do|can|could|will|would) you (?:have|tell|help|answer|explain|show|give|get|sell|save|keep))\b/;
