/**
 * The fewest edits (a letter added, left out, replaced, or swapped with its neighbour) that make
 * what was typed the start of a name, and the whole of it; Infinity beyond `most`.
 * Optimal string alignment: Boytsov, ACM J. Exp. Algorithmics 16 (2011) 1.1, section 2.2.
 */
export function countEdits(typed: string, name: string, most: number): Edits {
  const width = Math.min(name.length, typed.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, name, row, above, before);
    if (Math.min(...current) > most) return FAR;
    before = above;
    above = current;
  }
  const within = (edits: number) => (edits <= most ? edits : Number.POSITIVE_INFINITY);
  return {
    toStart: within(Math.min(...above)),
    toWhole: width === name.length ? within(above[width] ?? 0) : Number.POSITIVE_INFINITY,
  };
}

/** How many edits a reader may be away from a word of this length. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

export interface Edits {
  toStart: number;
  toWhole: number;
}

const FAR: Edits = { toStart: Number.POSITIVE_INFINITY, toWhole: Number.POSITIVE_INFINITY };

function nextRow(typed: string, name: string, row: number, above: number[], before: number[]) {
  const current = [row];
  for (let column = 1; column < above.length; column++) {
    const isSame = typed[row - 1] === name[column - 1];
    const isSwapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
    current[column] = Math.min(
      (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      (above[column] ?? 0) + 1,
      (current[column - 1] ?? 0) + 1,
      isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
    );
  }
  return current;
}
