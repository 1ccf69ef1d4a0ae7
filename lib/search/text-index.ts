import SearchableMap from "minisearch/SearchableMap";
import { splitWords } from "./words";

/**
 * An inverted index of the texts of all entries. `tokens` lists the words of all fields in sequence with
 * a zero between fields; `positions` lists the positions of word w from `starts[w]` to `starts[w + 1]`.
 * Typed arrays need 100 MB for a large library, objects would need gigabytes.
 */
export interface TextIndex {
  /** Words by id, from 1; 0 separates fields. */
  words: string[];
  idOf: Map<string, number>;
  /** All words joined by line breaks, with the offset of each, to search them with one pattern. */
  list: string;
  listStarts: Uint32Array;
  tokens: Uint32Array;
  starts: Uint32Array;
  positions: Uint32Array;
  /** The position after each field's last word, entry by entry. */
  fieldEnds: Uint32Array;
  entryCount: number;
  fieldCount: number;
  /** The words for fuzzy matching, created on first use. */
  tree: SearchableMap<number> | null;
}

/** Indexes the fields of each entry, of which all have the same number; `pause` yields to other tasks. */
export async function indexTexts(
  entries: readonly (readonly string[])[],
  pause: () => Promise<void> = async () => {},
): Promise<TextIndex> {
  const fieldCount = entries[0]?.length ?? 0;
  const words = [""];
  const idOf = new Map<string, number>();
  const fieldEnds = new Uint32Array(entries.length * fieldCount);
  let tokens = new Uint32Array(1 << 16);
  let size = 0;
  let field = 0;
  for (const [number, fields] of entries.entries()) {
    if (number % ENTRIES_AT_ONCE === ENTRIES_AT_ONCE - 1) await pause();
    for (const text of fields) {
      for (const word of splitWords(text)) {
        let id = idOf.get(word);
        if (id === undefined) {
          id = words.push(word) - 1;
          idOf.set(word, id);
        }
        if (size + 2 > tokens.length) tokens = grow(tokens);
        tokens[size++] = id;
      }
      fieldEnds[field++] = size;
      if (size + 2 > tokens.length) tokens = grow(tokens);
      tokens[size++] = 0;
    }
  }
  tokens = tokens.slice(0, size);
  const entryCount = entries.length;
  const places = sortPlaces(tokens, words.length);
  return {
    words,
    idOf,
    ...listWords(words),
    tokens,
    ...places,
    fieldEnds,
    entryCount,
    fieldCount,
    tree: null,
  };
}

export function wordTree(index: TextIndex): SearchableMap<number> {
  index.tree ??= SearchableMap.from(index.idOf);
  return index.tree;
}

const ENTRIES_AT_ONCE = 8;

function grow(tokens: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(tokens.length * 2);
  larger.set(tokens);
  return larger;
}

function listWords(words: string[]) {
  const listStarts = new Uint32Array(words.length + 1);
  let at = 0;
  words.forEach((word, id) => {
    listStarts[id] = at;
    at += word.length + 1;
  });
  listStarts[words.length] = at;
  return { list: `${words.join("\n")}\n`, listStarts };
}

function sortPlaces(tokens: Uint32Array, wordCount: number) {
  const starts = new Uint32Array(wordCount + 1);
  for (const word of tokens) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < wordCount; word++) {
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  }
  const next = starts.slice();
  const positions = new Uint32Array(tokens.length);
  tokens.forEach((word, place) => {
    const at = next[word] ?? 0;
    positions[at] = place;
    next[word] = at + 1;
  });
  return { starts, positions };
}
