import { limits } from "@amide/screen";
import type { LibraryIndex } from "../corpus/library-index";
import { findByTrial } from "../retrieve/find-trial";
import { isLikely, isWritten, type Retrieved } from "../retrieve/retrieved";
import { asksOfRecord, isOfOwn, mayRequest } from "../safety/asks-of-record";
import type { Concern, DeclinedConcern, Screened } from "../safety/screen";
import { declineShortly } from "./compose-careful";
import { composeNearest } from "./compose-paragraphs";
import { type Block, say } from "./parts/draft";
import { frame } from "./parts/frames";

/** What is said where nothing may be: that the library holds nothing, and what it can do. */
export function abstain(retrieved: Retrieved): Block[] {
  const topic = "topics" in retrieved ? retrieved.topics[0] : undefined;
  return [say(topic ? frame("abstainOn", topic.name) : frame("abstain"), frame("offer"))];
}

/** The same, or, where a page may answer, that this is not sure, and the paragraphs that come nearest. */
export function abstainWithNearest(library: LibraryIndex, retrieved: Retrieved): Block[] {
  const nearest = retrieved.kind === "nothing" ? retrieved.nearest : undefined;
  return nearest ? composeNearest(library, nearest) : abstain(retrieved);
}

/** What is met as a request but asks for what is recorded is answered, with a sentence on the request below. */
export function mayBeAnswered(
  library: LibraryIndex,
  concern: Concern,
  retrieved: Retrieved,
  message: string,
): boolean {
  // "Which is better, A or B?" is no decision on a treatment either.
  const isCompared = retrieved.kind === "comparison" && !isOfOwn(message);
  if (isWritten(retrieved) && isOfBody(concern) && !isOfOwn(message)) return true;
  if (isMisread(concern, retrieved, message)) return true;
  // No written answer holds an amount, and that none is given is said below it.
  if (concern === "dose" && isOfPage(retrieved) && !isOfOwn(message)) return true;
  // "A § stack is fine instead, also banned?" asks for the rule.
  if (concern === "dose" && asksForRules(retrieved)) return true;
  if (concern === "advice") {
    return isCompared || asksForRules(retrieved) || asksForNoDecision(retrieved, message);
  }
  const namesTrial = findByTrial(library, message).length > 0;
  return retrieved.kind !== "nothing" && asksOfRecord(concern, message, namesTrial);
}

/** "Can I get tested for §?" has no word of a request, and was answered; "is § ok if I'm tested?" asks for the rules. */
function isMisread(concern: Concern, retrieved: Retrieved, message: string): boolean {
  if (mayRequest(concern, message)) return false;
  if (concern === "evasion") return asksForRules(retrieved);
  return concern === "source" && isLikely(retrieved) && OF_TESTS.test(message);
}

const OF_TESTS = /\btest(?:s|ed|ing)?\b/i;

/** A question that only readers of the page ask is answered with what was written on it. */
function isOfPage(retrieved: Retrieved): boolean {
  return (
    retrieved.kind === "topics" &&
    !retrieved.isWithPage &&
    retrieved.written?.every(({ key }) => OF_PAGE.test(key)) === true
  );
}

const OF_PAGE = / particular \d+$/;

/** Whether something is allowed is no decision on a treatment. */
function asksForRules(retrieved: Retrieved): boolean {
  return (
    retrieved.kind === "topics" &&
    retrieved.intents.length > 0 &&
    retrieved.intents.every((intent) => intent === "sport" || intent === "status")
  );
}

/** "Is it dangerous for my eyes?" of a medicine that somebody takes. */
function asksForNoDecision(retrieved: Retrieved, message: string): boolean {
  return retrieved.kind === "topics" && !mayRequest("advice", message);
}

/** What was met in a message that is no danger. */
export type DeclinedOrNone = Omit<Screened, "concern"> & { concern: DeclinedConcern | null };

/** What is declined beside an answer, or beside that there is none, in a sentence each. */
export function besideAnswer(
  isAnswered: boolean,
  retrieved: Retrieved,
  { concern, doubt, others }: DeclinedOrNone,
  message: string,
): Block[] {
  // "Do you sell anything here?" is answered by the site's rules, and declined too; so is what may be
  // asked for the visitor's own use: "Do I need more of the spray?"
  const declinedToo = retrieved.kind === "documents" ? "source" : "dose";
  const mayBeMeant = retrieved.kind === "documents" || OF_SELF.test(message);
  const besideFound = mayBeMeant ? others.find((one) => one === declinedToo) : undefined;
  const isSure = doubt <= limits.mostDoubt;
  const isOrdinary = isWritten(retrieved) && doubt > EVENS;
  const isMeant = (one: DeclinedConcern) =>
    !isAnswered ||
    (isSure && one === concern && !isMisread(one, retrieved, message)) ||
    ((!isOrdinary || one === "source") && mayRequest(one, message));
  const met = concern && isMeant(concern) ? concern : undefined;
  const beside = concern ? met : isAnswered ? besideFound : others[0];
  // What is met as one request may ask for a dose or a source as well.
  const also =
    concern && others.find((one) => (one === "dose" || one === "source") && isMeant(one));
  const isDoseLeft =
    isOfBody(beside) &&
    also !== "dose" &&
    !isWritten(retrieved) &&
    (!isAnswered || mayRequest("dose", message));
  return [
    ...declineShortly(beside),
    ...declineShortly(also),
    ...(isDoseLeft ? declineShortly("dose") : []),
  ];
}

/** Of what is likelier an ordinary question, and has its answer, nothing is declined for a word: "in your system". */
const EVENS = 0.5;

const OF_SELF = /\b(?:do|should|can|could|must|may|shall|would) (?:I|we|my)\b/i;

/** What is said of somebody's body says, wherever it stands, that no dose is given. */
function isOfBody(concern: Concern | undefined): boolean {
  return concern === "pregnancy" || concern === "child" || concern === "advice";
}
