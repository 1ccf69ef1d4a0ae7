import type { Block } from "../parts/draft";

/** An answer down to its first paragraph, for who asks for a sentence or for yes or no. */
export function shortened(blocks: Block[], message: string): Block[] {
  if (!WANTS_SHORT.test(message)) return blocks;
  const at = blocks.findIndex(({ pieces }) => pieces.some(({ passage }) => passage));
  return at < 0 || blocks[at]?.isList ? blocks : blocks.slice(0, at + 1);
}

const WANTS_SHORT =
  /\b(?:in|just|only) (?:one|a single) (?:short |simple |plain )?(?:sentence|line|word|figure)\b|\byes or no\b|\b(?:short|brief) answer\b|\b(?:keep it|make it|say it|be) (?:short|brief|shorter)\b|^\W*in short\b|\bin short\W*$|\bbriefly\b|^\W*shorter\b/i;
