import { SequenceError } from "./sequence-model";

/** A piece of a sequence's text and where its first character stands, from 1. */
export interface TextSpan {
  text: string;
  character: number;
}

/** The text of one residue in three-letter form, its `D-` taken off. */
export interface ResidueToken extends TextSpan {
  chirality: "L" | "D";
}

/**
 * Cuts a chain in three-letter form into its residues: at hyphens, except inside brackets, with a
 * `D` taken together with what follows. Throws `SequenceError` at an unbalanced or nested bracket.
 */
export function splitResidues(chain: TextSpan): ResidueToken[] {
  const tokens: ResidueToken[] = [];
  let prefix: TextSpan | null = null;
  for (const span of splitAtHyphens(chain)) {
    if (span.text === "D" && !prefix) {
      prefix = span;
    } else {
      tokens.push({ ...span, chirality: prefix ? "D" : "L" });
      prefix = null;
    }
  }
  if (prefix) throw new SequenceError('No residue follows "D-"', prefix.character);
  return tokens;
}

function splitAtHyphens({ text, character }: TextSpan): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  let openedAt = -1;
  for (let index = 0; index <= text.length; index++) {
    const sign = text[index];
    if (sign === "(") {
      if (openedAt >= 0) throw new SequenceError("A bracket inside a bracket", character + index);
      openedAt = index;
    } else if (sign === ")") {
      if (openedAt < 0) throw new SequenceError('")" closes no bracket', character + index);
      openedAt = -1;
    } else if (sign === undefined || (sign === "-" && openedAt < 0)) {
      spans.push({ text: text.slice(start, index), character: character + start });
      start = index + 1;
    }
  }
  if (openedAt >= 0) throw new SequenceError('"(" is not closed', character + openedAt);
  return spans;
}
