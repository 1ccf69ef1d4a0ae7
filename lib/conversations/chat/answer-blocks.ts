/** A piece of an answer: text, or the marker of a citation. `at` is its index. */
type Piece = { at: number } & ({ text: string } | { marker: number });

export interface Line {
  at: number;
  pieces: Piece[];
}

/** A paragraph of one or more lines, or a list with an item per line. */
export interface Block {
  at: number;
  isList: boolean;
  lines: Line[];
}

/** Parses plain text: blank lines separate paragraphs, lines that begin with "- " form a list. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const kinds: boolean[] = [];
    for (const line of part.trim().split("\n").filter(Boolean)) {
      const item = /^- (.*)$/.exec(line.trim())?.[1];
      const isList = item !== undefined;
      if (kinds.at(-1) !== isList) blocks.push({ at: blocks.length, isList, lines: [] });
      kinds.push(isList);
      const lines = blocks.at(-1)?.lines;
      lines?.push({ at: lines.length, pieces: toPieces(item ?? line) });
    }
  }
  return blocks;
}

/** The text without citation markers, for copying and screen readers. */
export function plainText(text: string): string {
  return text.replace(MARK, "").trim();
}

const MARK = /\s?\[(\d{1,2})\]/g;

function toPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: found, 1: digits } of line.matchAll(MARK)) {
    if (index > end) pieces.push({ at: end, text: line.slice(end, index) });
    pieces.push({ at: index, marker: Number(digits) });
    end = index + found.length;
  }
  if (end < line.length) pieces.push({ at: end, text: line.slice(end) });
  return pieces;
}
