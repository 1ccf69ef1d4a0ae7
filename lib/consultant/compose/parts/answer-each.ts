import type { Retrieved } from "../../retrieve/retrieved";
import { type Block, countWords } from "./draft";
import { withoutRepeated } from "./without-repeated";

/** One question of a message that puts several, and what the library tells on it. */
export interface ToldOfQuestion {
  found: Retrieved;
  blocks: Block[];
}

/**
 * The answer to a message that puts several questions. What was written for one of them is told in its place;
 * where the first stands for which nothing was, what is told on the whole message goes, and after it the best
 * paragraph for each. Where nothing was written for any and the whole message finds nothing, nothing is told.
 */
export function answerEach(whole: Block[], questions: ToldOfQuestion[]): Block[] {
  const isOpen = questions.map(({ found, blocks }) => !isWritten(found) || !isSourced(blocks));
  const first = isOpen.indexOf(true);
  const written = questions.flatMap(({ blocks }, at) => (isOpen[at] ? [] : blocks));
  if (first < 0) return withoutRepeated(written);
  if (written.length === 0 && !isSourced(whole)) return whole;
  const best = questions.flatMap(({ blocks }, at) => (isOpen[at] ? firstSourced(blocks) : []));
  const before = questions.slice(0, first).flatMap(({ blocks }) => blocks);
  const after = written.slice(before.length);
  const most = MOST_WORDS - countWords(written);
  return withoutRepeated([
    ...before,
    ...within(withoutRepeated([...whole, ...best]), most),
    ...after,
  ]);
}

/** As many words are read in a minute. */
const MOST_WORDS = 200;

function isWritten(found: Retrieved): boolean {
  const isUnsure = found.kind === "topics" && found.isWithPage === true;
  return "written" in found && found.written !== undefined && !isUnsure;
}

function isSourced(blocks: Block[]): boolean {
  return blocks.some(({ pieces }) => pieces.some(({ passage }) => passage));
}

function firstSourced(blocks: Block[]): Block[] {
  const at = blocks.findIndex((block) => isSourced([block]));
  return blocks.slice(0, at + 1);
}

/** The first block, and of the others as many as fit. */
function within(blocks: Block[], most: number): Block[] {
  let words = 0;
  return blocks.filter((block, at) => {
    words += countWords([block]);
    return at === 0 || words <= most;
  });
}
