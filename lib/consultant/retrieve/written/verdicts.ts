import { focusOf, meaningsOf } from "../../understand/question-words";
import { classesOf, OPPOSITES } from "../../verify/support-classes";
import { plainQuestions } from "../../written-answers/plain-questions";
import { type WrittenAnswer, withoutVerdict } from "../../written-answers/written-answers";
import { wordsIn, wordsOfPlain } from "./holds-asked";

/** A written answer as it answers a folded question: with its "Yes" or "No" where that fits, else without. */
export function withFittingVerdict(text: string, answer: WrittenAnswer): WrittenAnswer {
  const said = answer.sentences[0]?.text ?? "";
  const isFitting = IS_POLAR.test(text) && !contradicts(text, said) && !asksElse(text, answer);
  return isFitting ? answer : withoutVerdict(answer);
}

/** "Is § approved for horses?" is not answered with the "Yes" to "is § approved?". */
function asksElse(text: string, answer: WrittenAnswer): boolean {
  const key = answer.key.slice(answer.key.indexOf(" ") + 1);
  if (!plainQuestions.has(key)) return false;
  if (OF_WHAT_WAS_SAID.test(text)) return true;
  const known = new Set([...wordsOfPlain(key), ...wordsIn(answer)]);
  return focusOf(text).some((word) => !meaningsOf(word).some((one) => known.has(one)));
}

/** "They say that it darkens the skin. Is that true?" */
const OF_WHAT_WAS_SAID =
  /\bis (?:it|that|this) (?:\w+ )?(?:true|so|right|correct|the case|a myth|nonsense)\b/;

/** What may be answered with yes or no. */
const IS_POLAR =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|then|hi|hello|please) )*(?:is|are|was|were|does|do|did|can|could|has|have|had|will|would|should|may|any|must)\b/;

/**
 * Whether the verdict of a sentence is the opposite of what it says in answer to a question: "Yes, it is prohibited"
 * to "is it allowed?", or "No, dialysis is a contraindication" to "is it ruled out on dialysis?".
 */
function contradicts(text: string, said: string): boolean {
  const asksOfRefusal = REFUSES.test(text);
  const [isYes, isNo] = [said.startsWith("Yes"), said.startsWith("No,")];
  if (REFUSES.test(said)) return (isYes && !asksOfRefusal) || (isNo && asksOfRefusal);
  return isNo && !asksOfRefusal && PERMITS.test(text) && DENIES_REFUSAL.test(said);
}

const REFUSES =
  /(?<!\b(?:not|never|no|nor|nothing) (?:\w+ ){0,2})\b(?:contraindicat\w*|forbid\w*|forbade|rul(?:ed|es) out|off limits|bann?ed|bans?|prohibited(?! list)|excluded|to be avoided)\b/i;
const PERMITS = /\b(?:allow(?:ed|s)?|permit(?:s|ted)?|legal|lawful|ok(?:ay)?|fine|may|can)\b/;
const DENIES_REFUSAL = /\bnot (?:\w+ ){0,2}(?:named|listed|banned|prohibited|forbidden)\b/i;

/** "Does it lower calcium?" is not answered with "Yes" where it raises it. */
export function keepsDirection(text: string, { sentences }: WrittenAnswer): boolean {
  const asked = classesOf(text).directions;
  const told = classesOf(sentences[0]?.text ?? "").directions;
  return OPPOSITES.flat().every((one) => !asked.has(one) || told.has(one));
}
