import { contentWords } from "./content-words";
import type { LibraryIndex } from "./library-index";
import type { Passage } from "./passage";
import { shareHeld } from "./word-weights";

/** A sentence or an item, where it stands, and how much of a question's words it holds. */
export interface ToldAt {
  passage: Passage;
  row: number;
  column: number;
  /** The share of the focus, by weight, in the sentence with its neighbours: 0 to 1. */
  share: number;
}

/** What passages hold of a focus, sentence by sentence, the fullest first. */
export function findTold(library: LibraryIndex, passages: Passage[], focus: string[]): ToldAt[] {
  return passages
    .flatMap((passage) =>
      passage.paragraphs.flatMap((paragraph, row) =>
        paragraph.map((text, column) => {
          const own = stemsOf(text);
          // A neighbour says what "it" is; an item of a list stands by itself.
          const near = passage.isList
            ? own
            : new Set([
                ...own,
                ...stemsOf(paragraph[column - 1] ?? ""),
                ...stemsOf(paragraph[column + 1] ?? ""),
              ]);
          const alone = shareHeld(library, focus, own);
          const share = alone === 0 ? 0 : (alone + shareHeld(library, focus, near)) / 2;
          return { passage, row, column, share };
        }),
      ),
    )
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}

function stemsOf(text: string): Set<string> {
  const known = stems.get(text);
  if (known) return known;
  const made = new Set(contentWords(text));
  if (stems.size >= MOST_KEPT) stems.clear();
  stems.set(text, made);
  return made;
}

const stems = new Map<string, Set<string>>();
const MOST_KEPT = 20_000;
