import type { Passage } from "../../corpus/passage";
import type { GeneralPart } from "../../written-answers/general-answers";
import type { WrittenAnswer } from "../../written-answers/written-answers";

/** A sentence or an item with the passage that it rests on; null for a fixed sentence of ours. */
export interface Piece {
  text: string;
  passage: Passage | null;
  /** It was written from the passage and checked by people, in words of its own. */
  isWritten?: true;
}

export interface Block {
  pieces: Piece[];
  isList: boolean;
  /** A page's own words, which bear out a direct answer above them. */
  isQuotation?: true;
}

/** A paragraph of fixed sentences. */
export function say(...texts: string[]): Block {
  return { pieces: texts.map((text) => ({ text, passage: null })), isList: false };
}

/** A paragraph of a passage's sentences. */
export function quote(passage: Passage, sentences: string[]): Block {
  return { pieces: sentences.map((text) => ({ text, passage })), isList: false };
}

/** A written answer, with the passage of each of its sentences. */
export function tellWritten({ sentences }: WrittenAnswer): Block {
  return { pieces: sentences.map((one) => ({ ...one, isWritten: true })), isList: false };
}

/** Paragraphs of a page that stand below a direct answer; a list, a fact, or a sentence of ours stays what it is. */
export function quotations(blocks: Block[]): Block[] {
  return blocks.map((block) => (isOfPage(block) ? { ...block, isQuotation: true } : block));
}

/** Whether all of it is a paragraph of a page: no list, no recorded fact, no sentence of ours. */
export function isOfPage({ isList, pieces }: Block): boolean {
  return !isList && pieces.every(({ passage }) => passage && passage.section !== "facts");
}

/** The parts of a general answer; items that follow each other are one list. */
export function tellGeneral(parts: GeneralPart[]): Block[] {
  const blocks: Block[] = [];
  for (const { sentences, isItem } of parts) {
    const pieces = sentences.map((one): Piece => ({ ...one, isWritten: true }));
    const last = blocks.at(-1);
    // An item is one line, whatever its sentences.
    const [first] = pieces;
    const item: Piece[] = first
      ? [{ ...first, text: pieces.map(({ text }) => text).join(" ") }]
      : [];
    if (isItem && last?.isList) last.pieces.push(...item);
    else blocks.push({ pieces: isItem ? item : pieces, isList: isItem });
  }
  return blocks;
}

/** The items of a passage's list. */
export function quoteList(passage: Passage, items: string[]): Block {
  return { pieces: items.map((text) => ({ text, passage })), isList: true };
}

/** Whether any of it rests on a passage. */
export function isSourced({ pieces }: Block): boolean {
  return pieces.some(({ passage }) => passage);
}

/** "Studied or shown:", which is nothing without what follows. */
export function isLead(block: Block): boolean {
  return !isSourced(block) && block.pieces.at(-1)?.text.endsWith(":") === true;
}

/** Whether the library told anything. */
export function isFound(blocks: Block[]): boolean {
  return blocks.some(isSourced);
}

export function countWords(blocks: Block[]): number {
  return blocks
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { text }) => sum + text.split(" ").length, 0);
}
