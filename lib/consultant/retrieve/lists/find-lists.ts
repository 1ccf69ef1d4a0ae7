import { fold } from "@/lib/search/fold";
import type { LibraryCategory, LibraryIndex } from "../../corpus/library-index";
import type { Passage } from "../../corpus/passage";
import { contentWords } from "../../text/content-words";
import { ASKS_MANY, type AskedQuestion } from "../../understand/read-question";
import { findListed, type ListedPeptide } from "./find-listed";

export interface FoundList {
  listed: ListedPeptide[];
  category: LibraryCategory | null;
  /** There are more than are listed. */
  isLonger: boolean;
  passages: Passage[];
}

const MOST = 6;

/** The peptides that a question asks for together: by category, by what was studied. */
export function findLists(
  library: LibraryIndex,
  message: string,
  asked: AskedQuestion,
): FoundList | null {
  const { text, focus, intents } = asked;
  const asksMany = ASKS_MANY.test(text) || STUDIED_FOR.test(text);
  const category =
    asksMany || /\bcategor|\b(?:group|section|peptides|everything|all|list|show)\b/.test(text)
      ? findCategory(library, message)
      : null;
  if (category) return toList([], category, false, [category.passage]);
  if (!asksMany) return null;
  const listed = findListed(library, focus, { acts: intents.includes("mechanism") });
  if (listed.length === 0) return null;
  const passages = listed.slice(0, MOST).map(({ passage }) => passage);
  return toList(listed.slice(0, MOST), null, listed.length > MOST, passages);
}

const STUDIED_FOR =
  /^\W*(?:studied|used|tested|tried|researched|investigated) (?:for|in|against)\b|\b(?:what|anything|something|things?) .{0,30}(?:studied|used|tested|tried|researched|investigated|approved|helps?|good|works?|treats?|listed)\b.{0,12}\b(?:for|in|against|on|with)\b|\b(?:what|which|anything) .{0,12}(?:helps?|treats?|improves?)\b|\b(?:treatments?|options|research|evidence|anything|something) (?:for|against|on)\b|\bwhat (?:do|does|can|have|has) (?:you|we|it|amide|the (?:library|site|database)) (?:have|got|hold|know|tell|say|list|contain|offer)\b.{0,12}\b(?:on|about|for|against)\b|\b(?:what|anything|something) (?:is |are |do we know |known )?(?:there |known )?(?:on|about|for|against) (?!it|this|that|them|these)\b|\bpeptide [\w-]+s (?:for|that|which|in|with|against|used|studied|acting)\b/;

function toList(
  listed: ListedPeptide[],
  category: LibraryCategory | null,
  isLonger: boolean,
  passages: Passage[],
): FoundList {
  return { listed, category, isLonger, passages };
}

function findCategory({ categories }: LibraryIndex, message: string): LibraryCategory | null {
  const words = new Set(contentWords(message));
  const matches = categories.map((category) => {
    const own = contentWords(category.name);
    return { category, met: own.filter((word) => words.has(word)).length, of: own.length };
  });
  const best = matches.sort((a, b) => b.met / b.of - a.met / a.of)[0];
  const isNamed = best && best.met === best.of && best.of > 1;
  const isAsked = best && /\bcategor|\bgroup\b|\bsection\b/.test(fold(message)) && best.met > 0;
  return best && (isNamed || isAsked) ? best.category : null;
}
