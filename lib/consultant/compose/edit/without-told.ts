import { fold } from "@/lib/search/fold";
import type { Passage } from "../../corpus/passage";
import { stemsOf } from "../../text/stems-of";
import type { Turn } from "../../types";
import { meaningsOf, tellingWords } from "../../understand/question-words";
import { type Block, isLead, isSourced, type Piece, say } from "../parts/draft";
import { type FrameName, frame } from "../parts/frames";

/**
 * An answer without what the last answers told word for word. Of that only the sentences that hold words
 * of the question stay. Where nothing else is left, the whole answer does; it says that it was told before.
 */
export function withoutTold(blocks: Block[], history: Turn[], question: string): Block[] {
  const told = toldIn(history);
  const words = tellingWords(fold(question));
  const answering = blocks.findIndex(isSourced);
  const cut = blocks.map((block, at) => {
    if (!isTold(block, told)) return block;
    const kept = holding(block, words);
    // "How many was that?" names nothing: what was found first answers.
    return kept.length > 0 || words.length > 0 || at !== answering
      ? { ...block, pieces: kept }
      : block;
  });
  const left = cut.filter(
    (block, at) => block.pieces.length > 0 && !(isLead(block) && cut[at + 1]?.pieces.length === 0),
  );
  const rest = left.some(isSourced) ? left : blocks;
  const first = rest.find(isSourced);
  return rest.map((block) =>
    block === first && !block.isList && isTold(block, told) ? saidBefore(block) : block,
  );
}

/** What the last answers told, without their marks, and without what was one of many in a list. */
function toldIn(history: Turn[]): string {
  return history
    .filter(({ isUser }) => !isUser)
    .slice(-MOST_ANSWERS)
    .map(({ message }) => message.replaceAll(/\[\d+\]/g, "").replaceAll(/^- .*$/gm, ""))
    .join("\n");
}

const MOST_ANSWERS = 4;

function isTold(block: Block, told: string): boolean {
  if (isSourced(block)) {
    return block.pieces.every(({ passage, text }) => !passage || told.includes(text));
  }
  return block.pieces.every(({ text }) => SAID_ONCE.has(text) && told.includes(text));
}

const ONCE: FrameName[] = ["listedByFacts", "comparisonNotice"];
const SAID_ONCE = new Set(ONCE.map((name) => frame(name)));

/** The sentences that hold a word of the question; all of them where one leans on another. */
function holding({ pieces }: Block, words: string[]): Piece[] {
  const kept = pieces.filter(({ passage, text }) => {
    const stems = stemsOf(text);
    return passage && words.some((word) => meaningsOf(word).some((one) => stems.has(one)));
  });
  const isWhole = kept.some(({ text, passage }) => LEANING.test(text) || isOfTier(passage));
  return isWhole ? pieces : withLead(kept, pieces[0]);
}

/** "Bivalirudin: …" names the peptide for all sentences of a paragraph. */
function withLead(kept: Piece[], lead: Piece | undefined): Piece[] {
  const [first, ...others] = kept;
  const name = lead?.passage?.names.find((one) => lead.text.startsWith(`${one}: `));
  const isLeft = !first || !name || first === lead || first.text.includes(name);
  return isLeft ? kept : [{ ...first, text: `${name}: ${first.text}` }, ...others];
}

/** The name of a tier says nothing without its reason. */
function isOfTier(passage: Passage | null): boolean {
  return passage?.section === "evidence";
}

const LEANING =
  /^(?:it|its|this|these|that|those|they|their|both|such|he|she|otherwise|besides|also|however|instead|others?|rarer|less common|more serious)\b/i;

function saidBefore(block: Block): Block {
  const pieces = block.pieces.filter(({ passage, text }) => passage || !text.endsWith(":"));
  return { ...block, pieces: [...say(frame("saidBefore")).pieces, ...pieces] };
}
