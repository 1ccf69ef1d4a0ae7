import { C_TERMINI, type CTerminusCode, GROUPS, type GroupCode } from "./groups";
import { getResidueByLetter, isResidueCode } from "./residues";
import { type ParsedSequence, SequenceError, type SequenceResidue } from "./sequence-model";
import { parseResidue } from "./sequence-residue";
import { splitResidues, type TextSpan } from "./sequence-tokens";

type Chain = Pick<ParsedSequence, "residues" | "nTerm" | "cTerm">;
type Ends = Pick<ParsedSequence, "nTerm" | "cTerm">;

const N_TERM_CODES = (Object.keys(GROUPS) as GroupCode[]).filter((code) => !GROUPS[code].amine);
const C_TERM_CODES = Object.keys(C_TERMINI) as CTerminusCode[];

/** The chain of a sequence: everything before the suffixes. Throws `SequenceError`. */
export function parseChain(text: string): Chain {
  rejectForeignCharacter(text);
  const nTerm = N_TERM_CODES.find((code) => text.startsWith(`${code}-`)) ?? null;
  const prefix = nTerm ?? (text.startsWith("H-") ? "H" : null);
  const start = prefix ? prefix.length + 1 : 0;
  const rest = text.slice(start);
  const cTerm = C_TERM_CODES.find((code) => rest.endsWith(`-${code}`)) ?? null;
  const body = {
    text: cTerm ? rest.slice(0, -cTerm.length - 1) : rest,
    character: start + 1,
  };
  if (body.text === "") throw new SequenceError("There is no residue", body.character);
  if (isThreeLetter(body.text)) return readThreeLetter(body, { nTerm, cTerm });
  if (prefix === "H") {
    throw new SequenceError('"H-" belongs to the three-letter form; His is "H" without hyphen', 1);
  }
  return { residues: readOneLetter(body), nTerm, cTerm: cTerm ?? "OH" };
}

function rejectForeignCharacter(text: string): void {
  const match = /[^A-Za-z0-9()+-]/u.exec(text);
  if (!match) return;
  const what = /\s/.test(match[0]) ? "White space" : `"${match[0]}"`;
  throw new SequenceError(`${what} has no meaning in a chain`, match.index + 1);
}

function isThreeLetter(body: string): boolean {
  return /[-()]/.test(body) || isResidueCode(body);
}

function readThreeLetter(body: TextSpan, ends: Ends): Chain {
  const tokens = splitResidues(body);
  const residues = tokens.map((token, index) => {
    const residue = parseResidue(token, index + 1);
    checkNeighbours(residue, token.character, index === tokens.length - 1, ends);
    return residue;
  });
  const endsInAlcohol = residues.at(-1)?.residue.carboxylEnd === "none";
  return { residues, nTerm: ends.nTerm, cTerm: endsInAlcohol ? null : (ends.cTerm ?? "OH") };
}

function checkNeighbours(
  { position, code, residue }: SequenceResidue,
  character: number,
  isLast: boolean,
  { nTerm, cTerm }: Ends,
): void {
  if (residue.aminoEnd === "none" && (position > 1 || nTerm)) {
    throw new SequenceError(
      `${code} at position ${position} has no free amine: nothing can stand before it`,
      character,
    );
  }
  if (residue.carboxylEnd === "none" && (!isLast || cTerm)) {
    throw new SequenceError(
      `${code} at position ${position} has no carboxyl: nothing can follow it`,
      character,
    );
  }
}

function readOneLetter({ text, character }: TextSpan): SequenceResidue[] {
  return Array.from(text, (letter, index) => {
    const residue = getResidueByLetter(letter.toUpperCase());
    if (!residue) {
      throw new SequenceError(
        `Unknown residue "${letter}" at position ${index + 1}`,
        character + index,
      );
    }
    const isD = letter !== letter.toUpperCase() && !residue.isAchiral;
    return {
      position: index + 1,
      code: residue.code,
      chirality: isD ? "D" : "L",
      residue,
      modifications: [],
    };
  });
}
