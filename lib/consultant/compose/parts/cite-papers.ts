import type { LibraryPeptide } from "../../corpus/library-index";
import { sentencesOf } from "../../corpus/passage";
import type { Block } from "./draft";

/**
 * A peptide's page lists its papers in the sentence by which each of them is named: that one is cited
 * there, for the page says what the other papers found and how strong they are together.
 */
export function citeOnPage(topic: LibraryPeptide, blocks: Block[]): Block[] {
  const page = topic.passages.get("papers");
  if (!page) return blocks;
  const listed = new Set(sentencesOf(page));
  return blocks.map((block) => ({
    ...block,
    pieces: block.pieces.map((piece) =>
      piece.passage && listed.has(piece.text) ? { ...piece, passage: page } : piece,
    ),
  }));
}
