const LONG_WORD = /\p{L}{5,}/gu;

/** The message with a slip of the finger in one to three of its longer words. */
export function misspell(message: string, random: () => number): string {
  const words = [...message.matchAll(LONG_WORD)].map(({ index }) => index);
  const slips = new Set<number>();
  for (let times = 1 + Math.floor(random() * 3); times > 0 && words.length > 0; times--) {
    const [at = 0] = words.splice(Math.floor(random() * words.length), 1);
    slips.add(at);
  }
  return message.replace(LONG_WORD, (word, at: number) =>
    slips.has(at) ? slipIn(word, random) : word,
  );
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
