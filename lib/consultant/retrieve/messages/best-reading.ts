import type { LibraryIndex } from "../../corpus/library-index";
import { asksWhy } from "../../facts/fact-topics";
import { askingPart } from "../../understand/asking-part";
import type { Earlier } from "../../understand/follow-ups/earlier";
import { normaliseQuestion } from "../../understand/normalise-question";
import { readAlone } from "../../understand/read-question";
import { toEarlier } from "../earlier-questions";
import { isWritten, NOTHING, type Retrieved, surenessOf } from "../retrieved";

/** What is held on one message after others. */
export type RetrieveOne = (message: string, earlier: Earlier[]) => Retrieved;

/** A message, and the same with the question before put to what it names: "and of liraglutide?" */
interface Said {
  message: string;
  meant: string;
}

/**
 * What is held on a message. Where it tells something before it asks, what was written for that which asks is the
 * better answer: "We opened it two weeks ago. How long may an opened bottle be kept?"
 */
export function retrieveBest(
  library: LibraryIndex,
  { message, meant }: Said,
  earlier: Earlier[],
  retrieveOne: RetrieveOne,
): Retrieved {
  const found = retrieveMeant({ message, meant }, earlier, retrieveOne);
  const asking = leavesQuestions(found) && !isWritten(found) ? askingPart(message) : null;
  if (!asking || !asksByItself(library, asking)) return found;
  const bare = retrieveOne(asking, [toEarlier(library, message, found), ...earlier]);
  return surenessOf(bare) > surenessOf(found) && isOfSame(bare, found) ? bare : found;
}

/** Of a list the question is one; what was written for each of its questions passes over none. */
export function leavesQuestions(found: Retrieved): boolean {
  if (found.kind === "topics") return (found.written?.length ?? 0) < 2;
  return found.kind === "comparison" || found.kind === "nothing";
}

/** "Why is that?", "How long does it take?": not without what was said before. */
function asksByItself(library: LibraryIndex, asking: string): boolean {
  const { focus, text } = readAlone(library, normaliseQuestion(library, asking));
  return focus.length >= LEAST_WORDS && !asksWhy(text);
}

const LEAST_WORDS = 2;

/** What is held on a message or, where it asks the question before of others, on that, if it answers better. */
function retrieveMeant(
  { message, meant }: Said,
  earlier: Earlier[],
  retrieveOne: RetrieveOne,
): Retrieved {
  const found = retrieveOne(message, earlier);
  const ofOthers = meant === message ? NOTHING : retrieveOne(meant, earlier);
  return isMeant(ofOthers, found) ? ofOthers : found;
}

/** Whether what was found for the question before, asked of others, answers better than what was found for these. */
function isMeant(ofOthers: Retrieved, found: Retrieved): boolean {
  if (ofOthers.kind === "nothing") return false;
  if (found.kind === "nothing") return true;
  return isOfSame(ofOthers, found) && (isWrittenOfPage(ofOthers) || !isWrittenOfPage(found));
}

/** Whether one is on all peptides of another. */
function isOfSame(one: Retrieved, other: Retrieved): boolean {
  if (!("topics" in one && "topics" in other)) return false;
  return other.topics.every((topic) => one.topics.includes(topic));
}

/** What was written for a question of the page, and not for what is asked of every peptide. */
function isWrittenOfPage(found: Retrieved): boolean {
  const { written, isWithPage, plain } = found.kind === "topics" ? found : {};
  return written !== undefined && !isWithPage && !plain;
}
