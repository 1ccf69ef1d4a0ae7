import { fold } from "@/lib/search/fold";
import type { LibraryPeptide } from "../../corpus/library-index";
import type { FoundFacts } from "../../retrieve/find-facts";
import { type Block, quote, say } from "../parts/draft";
import { frame } from "../parts/frames";

/**
 * The recorded facts that a question asks for, with a yes or no before them where they say so. Which of
 * several trials is meant, where none is named, is for the ranking of paragraphs.
 */
export function composeFacts(
  topic: LibraryPeptide,
  facts: FoundFacts[],
  message: string,
  isOpen: boolean,
): Block[] {
  const asked = facts.filter(({ kind, isNamed }) => isOpen || kind !== "trials" || isNamed);
  return asked.flatMap((found, at) => {
    const verdict = at === 0 ? verdictOf(topic, found, message) : null;
    const facts = quote(found.passage, found.sentences);
    return verdict ? [{ ...facts, pieces: [...say(verdict).pieces, ...facts.pieces] }] : [facts];
  });
}

const ASKS_YES_NO =
  /(?:^|[,.;:]\s*|\b(?:and|but|so|ok|hey|hi)\b[\s,]*)(?:is|are|was|were|has|have|does|do|did|can|may)\b.*/s;

/** "Yes." or "No.": only on approval and sport, and only where the facts decide it. */
function verdictOf(
  topic: LibraryPeptide,
  { kind, passage, isNarrowed, isInForce }: FoundFacts,
  message: string,
): string | null {
  const text = fold(message);
  const [asked] = text.match(ASKS_YES_NO) ?? [];
  if (!asked || /\b(?:why|how|when|what|which|who)\b/.test(text)) return null;
  // "The horse doping stuff, did they test it in people" asks nothing of sport.
  if (kind === "sport") return sportVerdict(topic, asked);
  if (kind !== "approvals" || !/\b(?:approv|licen[cs]|authori[sz])/.test(text)) return null;
  if (/\b(?:not|never|un(?:approved|licensed))\b|n't\b/.test(text)) return null;
  // That sentence says no by itself.
  if (passage.id.endsWith("no-approval")) return null;
  if (!isNarrowed && !SIMPLY_APPROVED.test(text)) return null;
  return isInForce ? frame("yes") : null;
}

const SIMPLY_APPROVED =
  /\b(?:approved|licensed|authori[sz]ed)(?: (?:as (?:a )?(?:medicine|drug)|anywhere|by any\w*(?: \w+)?|yet|at all|now|today))*\W*$/;

/** "Does it show up in a doping test?" asks nothing of the list. */
const NO_VERDICT = /\b(?:not|n't|or|show(?:s|ing)? up|detect\w*|visible|found in)\b/;

/** Only of what is prohibited at all times: what no list names may still be covered by a rule. */
function sportVerdict({ facts }: LibraryPeptide, text: string): string | null {
  if (facts?.sport?.status !== "prohibited at all times" || NO_VERDICT.test(text)) return null;
  if (/\b(?:banned|prohibited|forbidden|doping|fail|trouble|on (?:the|wada'?s?))\b/.test(text)) {
    return frame("yes");
  }
  return /\b(?:allowed|permitted|legal|ok|okay|may|can)\b/.test(text) ? frame("no") : null;
}
