import { fold } from "@/lib/search/fold";
import words from "../vocabulary/never-told.json";
import { stem } from "./content-words";

/** What no page of the library tells of its subject: a question for it is not answered by what else it says. */
export function isNeverTold(word: string): boolean {
  return neverTold.has(word);
}

const neverTold = new Set(words.map(stem));

/** Whether a folded question asks for the like in several words. */
export function asksForNeverTold(text: string): boolean {
  return neverAnswered.some((pattern) => pattern.test(text));
}

const neverAnswered = [
  // What is to come.
  /\b(?:next (?:week|month|year|decade)|tomorrow)\b/,
  // How many there are of what nobody counts.
  /\bhow many (?:people|men|women|workers|staff|employees) (?:work|are employed)\b/,
  /\bhow many (?:people|visitors|readers|users) (?:read|visit|open|use)\w*\b.*\b(?:page|site|website)\b/,
  /\bhow many .*\b(?:exist|in the (?:whole )?world|since (?:19|20)\d\d)\b/,
  // What somebody was like, and where it came to pass.
  /\bfirst (?:person|man|woman|patient|volunteer|human)\b.*\b(?:think|feel|say|like|have|look)\b/,
  /\b(?:which|what) factor(?:y|ies)\b/,
  // How something came by its name, where that is not said of what it is.
  /\bwho (?:\w+ )?(?:invented|chose|coined|picked|thought of) the (?:\w+ )?(?:names?|words?)\b/,
  /\bhow (?:did|was|were|is) .*\b(?:names?|words?)\b.*\b(?:chosen|chose|picked|coined)\b/,
  /\bpasswords?\b/,
];

/** Whether a message asks what a thing costs, and not where it is to be had. */
export function asksForPrice(message: string): boolean {
  const text = fold(message);
  return PRICE.test(text) && !PLACE.test(text);
}

const PRICE =
  /\b(?:pric(?:e|es|ed|ing)|costs?|expensive|how much (?:is|are|was|were|money|for a)\b)/;
const PLACE =
  /\b(?:where|who|whom|buy\w*|bought|order\w*|get\w*|got|purchas\w+|vendors?|suppl\w+|shops?|stores?|sell\w*|sold|sourc\w+|ship\w*|deliver\w*|online|website|site|link|pharmac\w+|clinic|cheap\w*|lowest|best|discount\w*|coupon\w*|codes?|afford\w*|import\w*|i|me|my)\b/;
