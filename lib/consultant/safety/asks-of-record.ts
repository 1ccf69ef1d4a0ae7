import { fold } from "@/lib/search/fold";
import words from "./record-words.json";
import type { Concern } from "./screen";

/**
 * Whether what was met as a request for a dose or a source can be answered from what is recorded: the
 * result of a trial, which strength is for what, which of two intervals, a mechanism, what there is for a
 * condition, what became of a product. An amount for somebody's own use is no record, nor is a place to buy.
 */
export function asksOfRecord(concern: Concern, message: string, namesTrial: boolean): boolean {
  const text = fold(message).replace(TELL_ME, " ");
  if (concern === "source") return ASKS_STATUS.test(text) && !ASKS_WHERE.test(text);
  if (concern !== "dose") return false;
  if (namesTrial) return !OF_OWN.test(text);
  if (AMOUNT.test(text)) return false;
  if (ASKS_WHAT_THERE_IS.test(text)) return true;
  const isRecorded = ASKS_STRENGTH.test(text) || EXPLAINS.test(text) || offersIntervals(text);
  return isRecorded && !OF_OWN.test(text);
}

/**
 * Whether a message holds a word by which this is asked for: beside an answer, what has none is not declined,
 * and "what should I expect?" gets no notice on pregnancy. Only English is read; of other languages it is
 * always true.
 */
export function mayRequest(concern: Concern, message: string): boolean {
  const text = fold(message).replace(IN_PASSING, " ");
  if (!ENGLISH.test(text)) return true;
  if (concern === "source") return ASKS_WHERE.test(text) || OBTAINS.test(text);
  if (concern === "advice") return DECIDES.test(text);
  if (concern === "evasion") return EVADES.test(text);
  if (concern === "pregnancy") return OF_PREGNANCY.test(text);
  if (concern === "child") return OF_CHILD.test(text);
  if (concern === "orders") return OF_ORDERS.test(text);
  return concern !== "dose" || AMOUNT.test(text) || (OF_OWN.test(text) && TAKES.test(text));
}

const ENGLISH = /\b(?:the|is|are|it|of|in|on|for|and|what|how|which|does|do|was|with|to)\b/;

/** Whether a message speaks of the writer. */
export function isOfOwn(message: string): boolean {
  return OF_OWN.test(fold(message));
}

/** "My neighbour takes …", "how much taller would he get?": nothing is asked for with these words. */
const IN_PASSING = new RegExp(anyOf(words.passing), "g");
/** "My mate says it is the same" asks for nothing to take. */
const TAKES = anyOf(words.takes);
/** What is to be done, or is best for somebody. */
const DECIDES = anyOf(words.decides);

/** "And are both banned? I get tested" asks for no way round a test. */
const EVADES = anyOf(words.evades);
const OF_PREGNANCY = anyOf(words.pregnancy);
const OF_CHILD = anyOf(words.child);
const OF_ORDERS = anyOf(words.orders);

/** "Once a week or every day?": which of them, a label says. */
function offersIntervals(text: string): boolean {
  return new Set(text.match(INTERVALS)).size > 1;
}

/** Who is told says nothing of whom it is for. */
const TELL_ME = /\b(?:walk|take|talk|run|tell|show|give|explain to) (?:me|us)\b/;
const OF_OWN =
  /\b(?:i|i'm|i've|i'd|me|my|mine|myself|we|we're|us|our|you|your|beginners?|protocol)\b/;
const AMOUNT = anyOf(words.amount);
const ASKS_STRENGTH =
  /\bstrengths\b|\b(?:which|what|one|two|three|weaker|stronger|both) strength\b/;
const INTERVALS =
  /\b(?:once|twice) (?:a|per|every|each) (?:day|week|month|year)\b|\b(?:every|each) (?:(?:other|second) )?(?:day|week|month|year)\b|\b(?:dai|week|month|year)ly\b/g;
const ASKS_WHAT_THERE_IS = new RegExp(
  `\\b(?:is|are) there (?:\\w+ ){0,3}(?:${words.offered.join("|")})\\b|\\b(?:which|what(?:'s| is| are)?) (?:the )?(?:\\w+ )?(?:medicines?|drugs?|peptides?) (?:is|are|was|were|called|for|that|which)\\b`,
);
const EXPLAINS = new RegExp(
  `\\b(?:why (?:does|do|did|is|are|was|were)|how (?:\\w+ ){0,3}(?:${words.acts.join("|")})|how (?:does|do|did) (?:\\S+ ){1,4}(?:${words.act.join("|")}))\\b`,
);
const ASKS_STATUS = anyOf(words.status);
const ASKS_WHERE = anyOf(words.where);
const OBTAINS = anyOf(words.obtain);

function anyOf(patterns: string[]): RegExp {
  return new RegExp(`\\b(?:${patterns.join("|")})\\b`);
}
