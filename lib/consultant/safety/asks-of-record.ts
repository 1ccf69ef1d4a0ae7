import { fold } from "@/lib/search/fold";
import type { Concern } from "./screen";

/**
 * Whether what was met as a request for a dose or a source can be answered from what is recorded: the
 * result of a trial, which strength is for what, a mechanism, what there is for a condition, what became of
 * a product. An amount for somebody's own use is no record, nor is a place to buy.
 */
export function asksOfRecord(concern: Concern, message: string, namesTrial: boolean): boolean {
  const text = fold(message).replace(TELL_ME, " ");
  if (concern === "source") return ASKS_STATUS.test(text) && !ASKS_WHERE.test(text);
  if (concern !== "dose") return false;
  if (namesTrial) return !OF_OWN.test(text);
  if (AMOUNT.test(text)) return false;
  if (ASKS_WHAT_THERE_IS.test(text)) return true;
  return (ASKS_STRENGTH.test(text) || EXPLAINS.test(text)) && !OF_OWN.test(text);
}

/** Who is told says nothing of whom it is for. */
const TELL_ME = /\b(?:walk|take|talk|run|tell|show|give|explain to) (?:me|us)\b/;
const OF_OWN =
  /\b(?:i|i'm|i've|i'd|me|my|mine|myself|we|we're|us|our|you|your|beginners?|protocol)\b/;
const AMOUNT =
  /\b(?:dos(?:e|es|ed|ages?|ing)|\d*\s?(?:mg|mcg|ug|ml|iu|units?)|protocols?|cycles?|stack\w*|regimens?|schedules?|titrat\w*|reconstitut\w*|dilut\w*|mix\w*|dissolv\w*|bac water|how (?:much|many|often|long|far|deep)|inject\w*|tak(?:e|ing)|us(?:e|ing)|syringes?|needles?|draw\w*|times|amounts?|best|optimal|start with)\b/;
const ASKS_STRENGTH =
  /\bstrengths\b|\b(?:which|what|one|two|three|weaker|stronger|both) strength\b/;
const ASKS_WHAT_THERE_IS =
  /\b(?:is|are) there (?:\w+ ){0,3}(?:medicines?|drugs?|treatments?|therap(?:y|ies)|remed(?:y|ies)|jabs?|injections?|pills?|tablets?|capsules?|sprays?|peptides?|something|anything)\b|\b(?:which|what(?:'s| is| are)?) (?:the )?(?:\w+ )?(?:medicines?|drugs?|peptides?) (?:is|are|was|were|called|for|that|which)\b/;
const EXPLAINS =
  /\b(?:why (?:does|do|did|is|are|was|were)|how (?:\w+ ){0,3}(?:works?|acts?|binds?|finds?|raises?|lowers?|blocks?|slows?|stops?|switch\w*|heals?|grows?|reach\w*|leads?|ends? up)|how (?:does|do|did) (?:\S+ ){1,4}(?:work|act|bind|find|raise|lower|block|slow|stop|switch|heal|grow|reach|lead|end up))\b/;
const ASKS_STATUS =
  /\b(?:still|no longer|any ?more|discontinued|withdrawn|pulled|gone|off the market|on the market|vanished|disappeared|available|exists?|approved|licen[cs]ed|authori[sz]ed|(?:on|by|needs? a) prescription|(?:brand|trade|box|product) names?|sold (?:as|under)|marketed)\b/;
const ASKS_WHERE =
  /\b(?:where|whom?|cheap\w*|pric\w+|costs?|vendors?|suppliers?|shops?|stores?|web ?sites?|online|legit\w*|trust\w*|reliable|reputable|ship\w*|discounts?|coupons?|without|source[sd]?|sourcing|sellers?|dealers?|(?:black|gr[ae]y) market|customs|import\w*|deliver\w*|post|telegram|instagram|pharmac\w+|clinics?|buy\w*|purchas\w+|links?|recommend\w*|research (?:use|grade|chemicals?))\b/;
