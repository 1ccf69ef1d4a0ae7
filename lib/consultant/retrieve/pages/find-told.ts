import type { LibraryIndex } from "../../corpus/library-index";
import type { Passage } from "../../corpus/passage";
import { stemsOf } from "../../text/stems-of";
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
    .filter(({ stems }) => shareHeld(library, focus, stems) > 0)
    .flatMap((passage) =>
      passage.paragraphs.flatMap((paragraph, row) =>
        paragraph.map((text, column) => {
          const own = stemsOf(text);
          const alone = shareHeld(library, focus, own);
          if (alone === 0 || passage.isList) return { passage, row, column, share: alone };
          // A neighbour says what "it" is; an item of a list stands by itself.
          const before = paragraph[column - 1];
          const after = paragraph[column + 1];
          const near = [own, before && stemsOf(before), after && stemsOf(after)];
          const together = shareHeld(library, focus, ...near.map((stems) => stems || undefined));
          return { passage, row, column, share: (alone + together) / 2 };
        }),
      ),
    )
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}
