import { stemsOf } from "../../text/stems-of";
import type { Block } from "../parts/draft";

/**
 * An answer without what it says again, and without a later paragraph that says in other words what the paragraphs
 * before it have said. One with a figure of its own stays, and one of another page: half-lives by two routes read
 * much the same, and so do the side effects of relatives.
 */
export function withoutRepeated(all: Block[]): Block[] {
  const blocks = withoutRecorded(all);
  const texts = new Set<string>();
  const told = new Set<string>();
  const paragraphs: Set<string>[] = [];
  const peptides = new Set<number>();
  return blocks.filter((block) => {
    const text = block.pieces.map((piece) => piece.text).join(" ");
    if (texts.has(text)) return false;
    texts.add(text);
    const words = wordsIn(block);
    // What was written for a third question may be of words of the first and of the second.
    const isWritten = block.pieces.every((piece) => piece.isWritten);
    const before = isWritten ? paragraphs : [told];
    const isSaid = before.some((said) => isSaidIn(words, said));
    const isRepeated =
      !block.isList &&
      isSaid &&
      peptidesOf(block).every((id) => peptides.has(id)) &&
      words.every((one) => !isFigure(one) || told.has(one));
    for (const one of words) told.add(one);
    for (const id of peptidesOf(block)) peptides.add(id);
    paragraphs.push(new Set(words));
    return !isRepeated;
  });
}

function isSaidIn(words: string[], said: Set<string>): boolean {
  const known = words.filter((one) => said.has(one)).length;
  return known > 0 && known >= LEAST_SHARE * words.length;
}

/** Without a recorded fact on sport, and the verdict above it, where what was written from it stands before. */
function withoutRecorded(blocks: Block[]): Block[] {
  const written = new Set<string>();
  const isTold = blocks.map(({ pieces }) => {
    const told = pieces.every(({ passage, isWritten }) => {
      return passage && !isWritten && OF_SPORT.test(passage.id) && written.has(passage.id);
    });
    for (const { passage, isWritten } of pieces) if (passage && isWritten) written.add(passage.id);
    return told;
  });
  return blocks.filter(({ pieces }, at) => {
    const isVerdict = pieces.every(({ passage }) => !passage) && isTold[at + 1] === true;
    return !isTold[at] && !isVerdict;
  });
}

const OF_SPORT = /^facts-\d+-sport$/;

/** The stems and the figures of what a block quotes; none of a fixed sentence. */
function wordsIn({ pieces }: Block): string[] {
  const quoted = pieces.flatMap(({ text, passage }) => (passage ? [text] : []));
  return [...new Set(quoted.flatMap(wordsOf))];
}

/** Stems and figures. */
function wordsOf(text: string): string[] {
  return [...stemsOf(text), ...(text.match(FIGURES) ?? [])];
}

function peptidesOf({ pieces }: Block): number[] {
  return pieces.flatMap(({ passage }) => passage?.peptideId ?? []);
}

function isFigure(word: string): boolean {
  return /^\d/.test(word);
}

const FIGURES = /\d+(?:[.,]\d+)*/g;
const LEAST_SHARE = 0.75;

/** Paragraphs of a page without those that an answer written from them has said, sentence by sentence, in other words. */
export function withoutSaid(blocks: Block[], told: Block[]): Block[] {
  const said = new Set(told.flatMap(wordsIn));
  const isSaid = (text: string) => {
    const words = wordsOf(text);
    const known = words.filter((one) => said.has(one)).length;
    const isNew = words.some((one) => isFigure(one) && !said.has(one));
    return known >= SAID_SHARE * words.length && !isNew;
  };
  return blocks.filter(({ isList, pieces }) => {
    const quoted = pieces.filter(({ passage }) => passage);
    return isList || quoted.length === 0 || !quoted.every(({ text }) => isSaid(text));
  });
}

const SAID_SHARE = 0.65;
