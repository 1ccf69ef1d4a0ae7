import { isWord } from "@/lib/consultant/safety/classifier/tokens";
import type { Example } from "./examples";

const SHARE = 0.2;
const SHORTEST = 5;

/** Copies of some examples in which a finger slipped in one to three of the longer words. */
export function misspell(examples: Example[], random: () => number): Example[] {
  return examples
    .filter(() => random() < SHARE)
    .map((example) => ({ ...example, tokens: slip(example.tokens, random) }));
}

function slip(tokens: string[], random: () => number): string[] {
  const slipped = [...tokens];
  const long = tokens.flatMap((token, at) =>
    isWord(token) && token.length >= SHORTEST ? [at] : [],
  );
  for (let times = 1 + Math.floor(random() * 3); times > 0 && long.length > 0; times--) {
    const [at = 0] = long.splice(Math.floor(random() * long.length), 1);
    slipped[at] = slipIn(tokens[at] ?? "", random);
  }
  return slipped;
}

/** A letter left out, doubled, or changed for the next. */
function slipIn(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.slice(at, at + 1),
    word.slice(at + 1, at + 2),
    word.slice(at + 2),
  ];
  const forms = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ];
  return forms[Math.floor(random() * forms.length)] ?? word;
}
