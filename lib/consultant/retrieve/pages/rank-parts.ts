import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { contentWords } from "../../text/content-words";
import type { ParagraphQuestion } from "./paragraph-signs";
import { type RankedParagraph, rankParagraphs } from "./rank-paragraphs";

/** `rankParagraphs`, but where a message asks several things the paragraph that answers each best comes first. */
export function rankForParts(
  library: LibraryIndex,
  topic: LibraryPeptide,
  question: ParagraphQuestion,
): RankedParagraph[] {
  const ranked = rankParagraphs(library, topic, question);
  const parts = partsOf(question.text);
  if (parts.length < 2) return ranked;
  const places = parts.flatMap((text) => {
    const words = new Set(contentWords(text));
    const focus = question.focus.filter((word) => words.has(word));
    const [best] = rankParagraphs(library, topic, { ...question, text, focus, whole: question });
    return best && best.score >= SURE_ENOUGH ? [best.sentences] : [];
  });
  const first = ranked.filter(({ sentences }) => places.includes(sentences));
  return [...first, ...ranked.filter((one) => !first.includes(one))];
}

/** Whether a folded message asks several things. */
export function asksSeveral(text: string): boolean {
  return partsOf(text).length > 1;
}

const SURE_ENOUGH = 0.3;
const MOST_PARTS = 3;

/** What a message asks, each with words of its own. */
function partsOf(text: string): string[] {
  const parts = text.split(NEXT_QUESTION).map((part) => part.trim());
  return parts.filter((part) => contentWords(part).length > 0).slice(0, MOST_PARTS);
}

const NEXT_QUESTION =
  /[?;]\s+|, (?=(?:is|are|was|does|do|did|can|has) )|,? (?:and|but|or) (?=(?:also |then |so )?(?:what|how|why|which|who|when|where|is|are|was|were|does|do|did|can|could|will|would|has|have|had|should)\b)/;
