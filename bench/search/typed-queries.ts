import { makeRandom } from "@/evals/search/random";
import type { SearchEntry } from "@/lib/search/search-entry";

/** Typical queries: names, misspelt names, words, phrases, questions, residues, masses. */
export function makeQueries(entries: readonly SearchEntry[], count: number): string[] {
  const random = makeRandom(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const name = () => pick(entries).name;
  const phrase = (length: number) => {
    const words = pick(pick(entries).texts).split(/\s+/);
    const from = Math.floor(random() * Math.max(words.length - length, 1));
    return words.slice(from, from + length).join(" ");
  };
  const kinds = [
    name,
    () => name().slice(0, 5),
    () => swap(name(), 3),
    () => swap(pick(entries).synonyms[0] ?? name(), 4),
    () => phrase(1),
    () => phrase(2),
    () => phrase(3),
    () => phrase(6),
    () => `what helps with ${phrase(2)}`,
    () => pick(["KKT", "RGD", "FRW", "GEP"]),
    () => pick(["1400-1500 g/mol", "mass 300–400"]),
    () => pick(["peptide", "a", "weight loss", "in people", "zzzzzz qqqqqq"]),
  ];
  return Array.from({ length: count }, (_, at) => kinds[at % kinds.length]?.() ?? "");
}

const swap = (text: string, at: number) =>
  text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
