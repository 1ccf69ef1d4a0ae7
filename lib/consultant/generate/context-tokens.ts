import type { Passage } from "../corpus/passage";

const CHARACTERS_A_TOKEN = 4;
/** What stands around a passage in the prompt. */
const TOKENS_A_PASSAGE = 12;
/** Less of a passage than this is not worth sending. */
const MIN_TOKENS_OF_PART = 40;

/**
 * As many passages, in their order, as a budget of tokens of about four letters holds. The one that does
 * not fit is cut after a sentence, and what follows is left out.
 */
export function cutAtTokens(passages: Passage[], maxTokens: number): Passage[] {
  let left = maxTokens;
  const kept: Passage[] = [];
  for (const passage of passages) {
    const head = tokensOf(passage.title) + TOKENS_A_PASSAGE;
    const whole = head + tokensOf(passage.paragraphs.flat().join(" "));
    if (whole > left) {
      const part = cut(passage, left - head);
      return part && left - head >= MIN_TOKENS_OF_PART ? [...kept, part] : kept;
    }
    kept.push(passage);
    left -= whole;
  }
  return kept;
}

/** The first sentences of a passage; null where not even one fits. */
function cut(passage: Passage, maxTokens: number): Passage | null {
  let used = 0;
  const paragraphs = passage.paragraphs
    .map((paragraph) =>
      paragraph.filter((sentence) => {
        used += tokensOf(`${sentence} `);
        return used <= maxTokens;
      }),
    )
    .filter(({ length }) => length > 0);
  return paragraphs.length > 0 ? { ...passage, paragraphs } : null;
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}
