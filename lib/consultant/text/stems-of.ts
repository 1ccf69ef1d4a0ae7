import { contentWords } from "./content-words";

/** The stems of a text. Those of the library's own sentences are asked for again and again, and kept. */
export function stemsOf(text: string): Set<string> {
  const known = stems.get(text);
  if (known) return known;
  const made = new Set(contentWords(text));
  if (stems.size >= MOST_KEPT) stems.clear();
  stems.set(text, made);
  return made;
}

const stems = new Map<string, Set<string>>();
const MOST_KEPT = 20_000;
