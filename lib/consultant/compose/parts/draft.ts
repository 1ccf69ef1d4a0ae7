import type { Passage } from "../../corpus/passage";
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

/** The items of a passage's list. */
export function quoteList(passage: Passage, items: string[]): Block {
  return { pieces: items.map((text) => ({ text, passage })), isList: true };
}

export function countWords(blocks: Block[]): number {
  return blocks
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { text }) => sum + text.split(" ").length, 0);
}
