import type { LibraryIndex } from "../corpus/library-index";
import { normaliseQuestion } from "../understand/normalise-question";
import { readAlone } from "../understand/read-question";
import { matchPhrasing, THE_SAME } from "../written-answers/phrasings";
import { matchPlain } from "../written-answers/plain-questions";
import { isOfOwn } from "./asks-of-record";
import { type DeclinedConcern, isUrgent, type Screened } from "./screen";

/**
 * What the screen meets in a message that puts one of the questions to which answers are written, and nothing
 * more: "what is the purpose of insulin?" is no danger and asks for no dose. A danger stays one where the
 * screen is surer of it than of an ordinary question, and where the question is what could do most harm.
 */
export function withoutPlain(library: LibraryIndex, message: string, met: Screened): Screened {
  if (!met.concern && met.others.length === 0) return met;
  const least = leastDoubt(library, message);
  if (least === null) return met;
  const { concern, doubt } = met;
  const others = met.others.filter(isOfNotice);
  // Who asks for himself may want a dose: "how long do I have to stay on it?"
  if (isOfOwn(message) && !(concern && isUrgent(concern))) return met;
  if (!concern || isOfNotice(concern)) return { ...met, others };
  if (doubt < (isUrgent(concern) ? least : LEAST_OF_REQUEST)) return met;
  const [next = null] = others;
  return { concern: next, doubt: next ? doubt : 1, others: others.slice(1) };
}

/** From which doubt on a danger is none; null where the message puts no such question. */
function leastDoubt(library: LibraryIndex, message: string): number | null {
  const { text, topics } = readAlone(library, normaliseQuestion(library, message));
  const key = matchPlain(text);
  if (key === OF_HARM) return null;
  const particular = topics.length === 1 ? topics[0]?.written.particular : null;
  const isAsWritten =
    matchPlain(text, THE_SAME) !== null ||
    (particular && matchPhrasing(particular, text, { least: THE_SAME })) ||
    (topics.length === 0 && matchPhrasing(library.general, text, { least: THE_SAME }));
  if (isAsWritten) return LEAST_AS_WRITTEN;
  return key === null ? null : LEAST_DOUBT;
}

const LEAST_OF_REQUEST = 0.3;
const OF_HARM = "serious";
const LEAST_DOUBT = 0.5;
/** People judged these very words to be a calm question. */
const LEAST_AS_WRITTEN = 0.2;

/** What is answered with a notice below, however plainly it is asked. */
function isOfNotice(concern: string): concern is DeclinedConcern {
  return concern === "pregnancy" || concern === "child";
}
