import { limits } from "@amide/screen";
import type { LibraryIndex } from "../corpus/library-index";
import type { Retrieved } from "../retrieve/retrieved";
import type { UrgentConcern } from "../safety/screen";
import type { Intent } from "../understand/question-intents";
import { abstain, isFound } from "./abstain";
import { composeAnswer } from "./compose-answer";
import type { Help } from "./compose-careful";
import { type Block, say } from "./parts/draft";
import { frame } from "./parts/frames";

interface Alarm {
  concern: UrgentConcern;
  /** How likely the message is ordinary rather than that, from 0 to 1. */
  doubt: number;
}

/**
 * The direction to help, then the library's answer where the message may be a question: in doubt
 * always, with less doubt only to what asks something that the library answers. What is clearly an
 * emergency gets the help alone. What is likelier an ordinary question, which the library answers, gets one
 * sentence of help and the answer.
 */
export function* withAnswerBelow(
  { whole, short, declined }: Help,
  library: LibraryIndex,
  message: string,
  find: () => Retrieved,
  { concern, doubt }: Alarm,
): Generator<Block> {
  const isWish = concern === "selfHarm";
  if (short && !isWish && doubt > limits.mostDoubtOfHelp) {
    const retrieved = find();
    const answer = composeAnswer(library, retrieved, message);
    if (isFound(answer) && asksOfLibrary(message, retrieved)) {
      yield short;
      yield* answer;
      yield* declined;
      return;
    }
  }
  yield* whole;
  if (doubt <= (isWish ? limits.mostDoubtOfWish : limits.mostDoubtOfAsked)) return;
  const retrieved = find();
  const isDoubtful = doubt > limits.mostDoubt;
  if (isWish && !tellsNoHarm(retrieved)) return;
  if (!isDoubtful && !asksOfLibrary(message, retrieved)) return;
  const blocks = composeAnswer(library, retrieved, message);
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

/** A question mark, or a clause that begins as a question does. */
const ASKS =
  /\?|(?:^|[.,;:!]\s*|\b(?:and|but|so|ok) )(?:what|wat|whats|which|why|how|who|when|where)\b|\b(?:is|are|was|were|does|do|did|can|could|will|would|should) (?:it|that|there|this)\b/i;
