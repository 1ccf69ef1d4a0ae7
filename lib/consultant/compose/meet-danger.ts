import { limits } from "@amide/screen";
import type { LibraryIndex } from "../corpus/library-index";
import type { Retrieved } from "../retrieve/retrieved";
import { NAMES_DEATH } from "../safety/plain-message";
import type { UrgentConcern } from "../safety/screen";
import type { Question } from "../types";
import type { Intent } from "../understand/question-intents";
import { abstain } from "./abstain";
import { composeAnswer } from "./compose-answer";
import type { Help } from "./compose-careful";
import { type Block, isFound, say } from "./parts/draft";
import { frame } from "./parts/frames";

export interface Alarm {
  concern: UrgentConcern;
  /** How likely the message is ordinary rather than that, from 0 to 1. */
  doubt: number;
  /** Of a first message, of a conversation without an alarm before it, or of one that contradicts an alarm. */
  standing: "first" | "calm" | "denied";
}

interface Met {
  blocks: Iterable<Block>;
  outcome: "urgent" | "answered";
  /** What was searched for, where the answer is the greater part of what is told. */
  retrieved: Retrieved | null;
}

/**
 * What a danger is met with. What is clearly one gets the direction to help alone, before the library is
 * searched. In some doubt the library's answer follows below it, and what is likelier an ordinary question
 * gets one sentence of help and the answer. In the greatest doubt that sentence is the last.
 */
export function meetDanger(
  help: Help,
  library: LibraryIndex,
  asked: Question,
  find: () => Retrieved,
  alarm: Alarm,
): Met {
  const answered = answerWith(help, library, asked, find, alarm);
  if (answered) return answered;
  const blocks = helpFirst(help, library, asked, find, alarm);
  return { blocks, outcome: "urgent", retrieved: null };
}

/** One sentence of help and the answer; null where the danger is likelier, or nothing is asked. */
function answerWith(
  { short, declined }: Help,
  library: LibraryIndex,
  asked: Question,
  find: () => Retrieved,
  { concern, doubt, standing }: Alarm,
): Met | null {
  const isWish = concern === "selfHarm";
  if (!short || doubt <= (isWish ? limits.mostDoubtOfWish : limits.mostDoubtOfHelp)[standing]) {
    return null;
  }
  if (isWish && NAMES_DEATH.test(asked.message)) return null;
  const retrieved = find();
  if (!isOfSubject(retrieved) || !asksOfLibrary(asked.message, retrieved)) return null;
  const answer = composeAnswer(library, retrieved, asked);
  if (!isFound(answer)) return null;
  return doubt > (isWish ? limits.mostDoubtOfWishAlarm : limits.mostDoubtOfAlarm)
    ? { blocks: [...answer, short, ...declined], outcome: "answered", retrieved }
    : { blocks: [short, ...answer, ...declined], outcome: "urgent", retrieved };
}

function* helpFirst(
  { whole }: Help,
  library: LibraryIndex,
  asked: Question,
  find: () => Retrieved,
  { concern, doubt }: Alarm,
): Generator<Block> {
  yield* whole;
  const isWish = concern === "selfHarm";
  if (doubt <= (isWish ? limits.mostDoubtOfWishAnswered : limits.mostDoubtOfAsked)) return;
  const retrieved = find();
  const isDoubtful = doubt > limits.mostDoubt;
  if (isWish && !tellsNoHarm(retrieved)) return;
  if (!isDoubtful && !asksOfLibrary(asked.message, retrieved)) return;
  const blocks = composeAnswer(library, retrieved, asked);
  if (!isDoubtful && !isFound(blocks)) return;
  yield say(frame("belowHelp"));
  yield* isFound(blocks) ? blocks : abstain(retrieved);
}

/** Nothing of what a peptide does to a body is told to somebody who may want to die. */
function tellsNoHarm(retrieved: Retrieved): boolean {
  return (
    (retrieved.kind === "topics" || retrieved.kind === "comparison") &&
    !retrieved.intents.some((intent) => OF_HARM.has(intent))
  );
}

const OF_HARM = new Set<Intent>(["sideEffects", "warnings", "dosage"]);

/** Criteria of a list, or a question that is not about an amount, which may be meant to do harm. */
function asksOfLibrary(message: string, retrieved: Retrieved): boolean {
  if (retrieved.kind === "facts") return true;
  return ASKS.test(message) && !("intents" in retrieved && retrieved.intents.includes("dosage"));
}

/** Whether it was found by what is asked; a page that is only known from the turn before answers nothing. */
function isOfSubject(retrieved: Retrieved): boolean {
  return !("focus" in retrieved) || retrieved.intents.length + retrieved.focus.length > 0;
}

/** A question mark, or a clause that begins as a question does. */
const ASKS =
  /\?|(?:^|[.,;:!]\s*|\b(?:and|but|so|ok) )(?:what|wat|whats|which|why|how|who|when|where)\b|\b(?:is|are|was|were|does|do|did|can|could|will|would|should) (?:it|that|there|this)\b|\bi (?:only |just )?(?:want(?:ed)? to know|wonder)\b/i;
