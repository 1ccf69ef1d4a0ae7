/** A piece of an answer: text, or the marker of a citation. `at` is its index. */
type Piece = { at: number } & ({ text: string } | { marker: number });

export interface Line {
  at: number;
  pieces: Piece[];
}

type Kind = "paragraph" | "list" | "quotation";

/** A paragraph or a quotation of one or more lines, or a list with an item per line. */
export interface Block {
  at: number;
  kind: Kind;
  lines: Line[];
}

/**
 * Parses plain text: blank lines separate paragraphs, lines that begin with "- " form a list, and those that
 * begin with "> " a quotation.
 */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const kinds: Kind[] = [];
    for (const line of part.trim().split("\n").filter(Boolean)) {
      const { kind, said } = readLine(line.trim());
      if (kinds.at(-1) !== kind) blocks.push({ at: blocks.length, kind, lines: [] });
      kinds.push(kind);
      const lines = blocks.at(-1)?.lines;
      lines?.push({ at: lines.length, pieces: toPieces(said) });
    }
  }
  return blocks;
}

function readLine(line: string): { kind: Kind; said: string } {
  const [, sign, said] = /^([->]) (.*)$/.exec(line) ?? [];
  if (said === undefined) return { kind: "paragraph", said: line };
  return { kind: sign === "-" ? "list" : "quotation", said };
}

/** The text without citation markers and signs of quotations, for copying and screen readers. */
export function plainText(text: string): string {
  return text.replace(MARK, "").replace(/^> /gm, "").trim();
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
