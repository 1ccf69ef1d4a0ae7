import { limits } from "@amide/screen";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { normaliseWhole } from "../understand/normalise-question";
import { readAlone } from "../understand/read-question";
import { matchPhrasing, THE_SAME } from "../written-answers/phrasings";
import { matchPlain } from "../written-answers/plain-questions";
import type { PlainReading } from "../written-answers/plain-reader";
import { nearestQuestion } from "../written-answers/question-embeddings";
import type { WeighedPlain } from "../written-answers/weigh-plain";
import { isOfOwn, mayRequest } from "./asks-of-record";
import { type Concern, type DeclinedConcern, isUrgent, type Screened } from "./screen";

/**
 * What the screen meets in a message that puts one of the questions to which answers are written, and nothing
 * more: "what is the purpose of insulin?" is no danger and asks for no dose. A danger stays one where the
 * screen is surer of it than of an ordinary question, and where the question is what could do most harm.
 * `findTopics` tells what the message is about where it names nothing itself.
 */
export function withoutPlain(
  library: LibraryIndex,
  message: string,
  screened: Screened,
  reading?: PlainReading,
  findTopics: () => LibraryPeptide[] = () => [],
): Screened {
  const met = withoutNotice(screened, message);
  if (!met.concern && met.others.length === 0) return met;
  const least =
    leastDoubt(library, message, met.concern, reading?.said.plain) ??
    (met.concern === "emergency" && isOfPage(findTopics(), message, reading?.said.embedding)
      ? LEAST_OF_PAGE
      : null);
  if (least === null || least === NEVER) return met;
  const { concern, doubt } = met;
  const others = met.others.filter(isOfNotice);
  // Who asks for himself may want a dose: "how long do I have to stay on it?"
  if (isOfOwn(message) && !(concern && isUrgent(concern))) return met;
  if (!concern || isOfNotice(concern)) return { ...met, others };
  if (doubt < (isUrgent(concern) ? least : LEAST_OF_REQUEST)) return met;
  const [next = null] = others;
  return { concern: next, doubt: next ? doubt : 1, others: others.slice(1) };
}

/** A notice on pregnancy or children belongs below what speaks of them; in another language its words are unknown. */
function withoutNotice(met: Screened, message: string): Screened {
  if (!ENGLISH.test(message)) return met;
  const { concern } = met;
  const others = met.others.filter((one) => !isOfNotice(one) || mayRequest(one, message));
  const isKept = met.doubt <= limits.mostDoubt || (concern && mayRequest(concern, message));
  if (!concern || !isOfNotice(concern) || isKept) return { ...met, others };
  const [next = null] = others;
  return { concern: next, doubt: next ? met.doubt : 1, others: others.slice(1) };
}

/** Words of no other language that the screen knows. */
const ENGLISH = /\b(?:the|what|how|which|does|with|this|that|should|would|there|about)\b/i;

/** From which doubt on a danger is none; null where the message puts no such question, NEVER where it does harm. */
function leastDoubt(
  library: LibraryIndex,
  message: string,
  concern: Concern | null,
  weighed: WeighedPlain | null | undefined,
): number | null {
  const { text, topics } = readAlone(library, normaliseWhole(library, message));
  const put = matchPlain(text);
  if ((put ?? weighed?.key) === OF_HARM) return NEVER;
  const particular = topics.length === 1 ? topics[0]?.written.particular : null;
  const isAsWritten =
    matchPlain(text, THE_SAME) !== null ||
    (particular && matchPhrasing(particular, text, { least: THE_SAME })) ||
    (topics.length === 0 && matchPhrasing(library.general, text, { least: THE_SAME })?.isCalm);
  if (isAsWritten) return LEAST_AS_WRITTEN;
  if (put) return LEAST_DOUBT;
  return weighed ? leastDoubtOf(weighed, concern, { message, isOfOne: topics.length > 0 }) : null;
}

/** Questions as which a request for a dose may be put. */
const OF_DOSING = new Set([
  "route",
  "how-often",
  "pill",
  "store",
  "lifelong",
  "food-alcohol",
  "versus",
]);

/** The same of a question as the model reads it, which is never sure. */
function leastDoubtOf(
  { key, likelihood }: WeighedPlain,
  concern: Concern | null,
  { message, isOfOne }: { message: string; isOfOne: boolean },
): number | null {
  if (concern && isUrgent(concern)) {
    // "Could it cause such thoughts?" asks what it does to the mind.
    const isOfMind = concern === "selfHarm" && key === OF_MIND;
    // "Heart attack???" asks nothing, however likely a question on the heart it is.
    const isCry = !isOfOne && message.trim().split(/\s+/).length < LEAST_WORDS;
    if (likelihood < LEAST_LIKELY || isOfMind || isCry || NAMES_DEATH.test(message)) return null;
    return likelihood > VERY_LIKELY ? LEAST_DOUBT_OF_LIKELY : LEAST_DOUBT;
  }
  if (concern === "evasion" || concern === "orders") return null;
  // A request for a shop may be put as a question on the law, and one for a dose as one on the way it is given.
  const isRequest =
    (concern === "source" && mayRequest(concern, message)) ||
    (concern === "dose" && OF_DOSING.has(key));
  const isOfPeptide = isOfOne || POINTS.test(message);
  return likelihood > VERY_LIKELY && isOfPeptide && !isRequest ? LEAST_DOUBT : null;
}

/** Whether a question of the page reads much the same: "will I feel faint after it?" No danger comes so near one. */
function isOfPage(
  [topic, ...others]: LibraryPeptide[],
  message: string,
  embedding: Float32Array | null | undefined,
): boolean {
  if (!topic || others.length > 0 || !embedding || NAMES_DEATH.test(message)) return false;
  const nearest = nearestQuestion(topic.id, embedding);
  return (
    nearest !== null &&
    nearest.similarity >= MIN_SIMILARITY_TO_CLEAR &&
    nearest.margin >= MIN_MARGIN
  );
}

/** Of 738 dangers in the evaluation that name a peptide none is more similar than 0.878. */
export const MIN_SIMILARITY_TO_CLEAR = 0.89;
const MIN_MARGIN = 0.1;
const LEAST_OF_PAGE = 0.1;
/** Words with which a question may be a wish to die. */
export const NAMES_DEATH =
  /\b(?:kill\w*|die[sd]?|dying|dead\w*|death\w*|lethal\w*|suicid\w*|kms|stops? (?:the|my|your|a) heart|overdos\w*|swallow\w*|for good)\b/i;
const LEAST_WORDS = 4;
const POINTS = /\b(?:it|its|this|that|these|those|they|them|the (?:first|second|other|two))\b/i;
const LEAST_OF_REQUEST = 0.3;
const OF_HARM = "serious";
const NEVER = Number.POSITIVE_INFINITY;
const OF_MIND = "sleep-mood-mind";
const LEAST_DOUBT = 0.5;
/** From here on the model's reading counts, and from here on it counts for more. */
const LEAST_LIKELY = 0.65;
const VERY_LIKELY = 0.8;
const LEAST_DOUBT_OF_LIKELY = 0.4;
/** People judged these very words to be a calm question. */
const LEAST_AS_WRITTEN = 0.2;

/** What is answered with a notice below, however plainly it is asked. */
function isOfNotice(concern: string): concern is DeclinedConcern {
  return concern === "pregnancy" || concern === "child";
}
