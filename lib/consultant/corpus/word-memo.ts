import type { LibraryIndex } from "./library-index";

/** Lookups of distinct words of one text; hostile texts have hundreds. */
const MAX_WORDS_LOOKED_UP = 24;

const MAX_REMEMBERED = 2_000;

/**
 * Remembers what a function finds for a word of a library: a question is read several times, and a
 * text may repeat a word. Of each text at most so many words are looked up, `undefined` beyond.
 */
export function rememberWords<Found>(find: (library: LibraryIndex, word: string) => Found) {
  const remembered = new WeakMap<LibraryIndex, Map<string, Found>>();
  return function lookUp(library: LibraryIndex, words: Iterable<string>): Map<string, Found> {
    const known = remembered.get(library) ?? new Map<string, Found>();
    remembered.set(library, known);
    if (known.size > MAX_REMEMBERED) known.clear();
    const wanted = [...new Set(words)].slice(0, MAX_WORDS_LOOKED_UP);
    return new Map(
      wanted.map((word) => {
        const found = known.has(word) ? (known.get(word) as Found) : find(library, word);
        known.set(word, found);
        return [word, found];
      }),
    );
  };
}
