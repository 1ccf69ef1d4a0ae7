import { fold } from "@/lib/search/fold";
import type { LibraryPeptide } from "../../corpus/library-index";
import type { FactKind } from "../../facts/fact-sentences";
import { asksWhy, readFactKinds, readNarrowing } from "../../facts/fact-topics";
import { askingPart } from "../../understand/asking-part";
import { focusOf } from "../../understand/question-words";
import { brandsAskedSame, brandsIn } from "./find-approvals";
import { findEffect } from "./find-effect";

/**
 * Which kinds of facts a question asks of a peptide. What a product is, and when or from what age it is approved,
 * its approval tells.
 */
export function kindsAsked(topic: LibraryPeptide, message: string): FactKind[] {
  const text = fold(message);
  const brands = [...brandsIn(topic.facts, message)].filter((brand) => brand !== topic.name);
  if (brandsAskedSame(topic, message).length > 0) return ["approvals"];
  const kinds = readFactKinds(askingOf(message));
  const isOfOther = kinds.some((kind) => kind !== "trials");
  if (isOfOther || asksWhy(text)) return kinds;
  const { agencies, conditions } = readNarrowing(message);
  // A trial in another illness is another question.
  if (conditions.every((one) => one === "obesity") && findEffect(topic, message))
    return ["outcomes"];
  if (kinds.length > 0) return kinds;
  const hasBrand = brands.length > 0;
  const hasAgency = agencies.length > 0;
  const isMeant =
    (hasBrand && ASKS_WHAT.test(text)) || ((hasBrand || hasAgency) && ASKS_WHEN.test(text));
  return isMeant ? ["approvals"] : [];
}

/** "They check her blood salt. How often does sodium fall too low?" asks for no salt form. */
function askingOf(message: string): string {
  const asking = askingPart(message);
  return asking && focusOf(fold(asking)).length >= LEAST_WORDS ? asking : message;
}

/** One is the name. */
const LEAST_WORDS = 3;

/** "Invicorp contains which peptide". */
const ASKS_WHAT =
  /\bcontain|\binside\b|\bingredient|\bplus\b|\bcombin|^\W*what(?:'s| is| was) [\w-]+\W*$/;
/** "When I stop Wegovy" asks for no date. */
const ASKS_WHEN =
  /\bwhen(?= (?:was|were|is|are|did|does|do|has|have|will|can)\b)|\b(?:years?|date|since (?:when|what|which)|youngest|what age|how (?:old|young)|ages?)\b/;
