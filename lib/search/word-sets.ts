import { forgivenEdits } from "./edit-distance";
import { type TextIndex, wordTree } from "./text-index";
import { otherNumeral } from "./words";

/** The indexed words that match a typed one, each with a score from 0 to 1. */
export type WordSet = Map<number, number>;

/** The words of which a typed fragment can be the end, the start or the middle. */
export function wordsAround(
  index: TextIndex,
  part: string,
  at: "end" | "start" | "middle",
): WordSet {
  const set: WordSet = new Map();
  const pattern = { end: `${part}\n`, start: `\n${part}`, middle: part }[at];
  for (const id of wordsWith(index, pattern)) {
    const word = index.words[id] ?? "";
    set.set(id, word.length === part.length ? 1 : word.startsWith(part) ? 0.7 : 0.3);
  }
  return addNumeral(index, part, set);
}

export function exactWord(index: TextIndex, word: string): WordSet {
  const id = index.idOf.get(word);
  return addNumeral(index, word, id === undefined ? new Map() : new Map([[id, 1]]));
}

/** The word itself, its inflections, and words that begin with it. */
export function relatedWords(index: TextIndex, word: string): WordSet {
  const set = exactWord(index, word);
  const stem = word.replace(ENDINGS, "");
  for (const id of wordsWith(index, `\n${stem}`)) {
    if (set.has(id)) continue;
    const known = index.words[id] ?? "";
    if (word.length > 2 && known.startsWith(word)) set.set(id, 0.6);
    else if (stem.length > 3 && known.length <= stem.length + 4) set.set(id, 0.5);
  }
  return set;
}

/** The indexed word nearest to a misspelt one, the most frequent of several; null if none is near. */
export function correctWord(index: TextIndex, word: string): string | null {
  const most = Math.min(forgivenEdits(word.length - 1), 2);
  if (most === 0) return null;
  const count = (id: number) => (index.starts[id + 1] ?? 0) - (index.starts[id] ?? 0);
  // The tree counts two letters that changed places as two edits.
  const near = [...wordTree(index).fuzzyGet(word, 2)]
    .map(([known, [id, apart]]) => ({ known, id, edits: isSwapped(known, word) ? 1 : apart }))
    .filter(({ known, edits }) => edits <= most && known[0] === word[0] && known.length > 3)
    .sort((one, other) => one.edits - other.edits || count(other.id) - count(one.id));
  return near[0]?.known ?? null;
}

/** Whether two neighbouring letters of one word changed places in the other: "wieght". */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

const ENDINGS = /(?:ies|ing|ion|ed|es|s|y|e)$/;

/** The words that match a pattern, in which line breaks stand for word boundaries. */
function* wordsWith({ list, listStarts }: TextIndex, pattern: string): Generator<number> {
  let id = 0;
  let at = list.indexOf(pattern);
  while (at >= 0) {
    const inside = pattern.startsWith("\n") ? at + 1 : at;
    if (inside >= list.length) return;
    while ((listStarts[id + 1] ?? list.length) <= inside) id++;
    yield id;
    at = list.indexOf(pattern, (listStarts[id + 1] ?? list.length) - 1);
  }
}

function addNumeral(index: TextIndex, word: string, set: WordSet): WordSet {
  const id = index.idOf.get(otherNumeral(word) ?? "");
  if (id !== undefined && !set.has(id)) set.set(id, 0.9);
  return set;
}
