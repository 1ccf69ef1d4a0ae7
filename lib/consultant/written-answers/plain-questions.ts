import type { Intent } from "../understand/question-intents";
import { indexPhrasings, matchPhrasing, type PhrasingIndex } from "./phrasings";
import questions from "./plain-questions.json";

/** A question that readers ask of any peptide. */
export interface PlainQuestion {
  /** As it is suggested, with § for the name. */
  question: string;
  /** The section of a page that is about it. */
  intent: Intent;
  /** The keys of what may be asked after it. */
  next: string[];
  /** It puts together what is asked for one by one: an answer on skin may say nothing of hair. */
  isOfSeveral?: boolean;
  /** How it is put, folded, with § for the name. */
  phrasings: string[];
}

export const plainQuestions = new Map(Object.entries(questions as Record<string, PlainQuestion>));

/** What sets two peptides beside each other in nothing particular. */
export const VERSUS = "versus";
/** What is asked of a person who is told of beside the question: "She is pregnant. Is it safe?" */
export const OF_PERSONS = new Set(["pregnancy", "children", "old-kidney-liver"]);

/** The key of the plain question that a folded text puts; null where it asks for anything more. */
export function matchPlain(text: string, least?: number): string | null {
  index ??= indexPhrasings([...plainQuestions].map(([key, { phrasings }]) => [key, phrasings]));
  return matchPhrasing(
    index,
    text.replace(/§ peptides?\b/g, "§"),
    least === undefined ? {} : { least },
  );
}

let index: PhrasingIndex<string> | undefined;
