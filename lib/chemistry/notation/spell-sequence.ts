import { type Computed, unless } from "../computed";
import { listResidues, othersThanTwenty } from "../indices/plain-sequence";
import { isResidueCode } from "../residues";
import type { ParsedSequence } from "../sequence-model";

/** The three-letter form of any sequence, in the grammar of `parseSequence`. */
export function spellThreeLetter(sequence: ParsedSequence): string {
  const { residues, nTerm, cTerm } = sequence;
  const chain = residues.map(({ chirality, code, modifications }) => {
    const groups = modifications.length > 0 ? `(${modifications.join("+")})` : "";
    return `${chirality === "D" ? "D-" : ""}${code}${groups}`;
  });
  return [nTerm ?? "H", ...chain, ...(cTerm ? [cTerm] : [])].join("-") + spellSuffixes(sequence);
}

/** The one-letter form, with small letters for D residues. */
export function spellOneLetter(sequence: ParsedSequence): Computed<string> {
  const { residues, nTerm, cTerm } = sequence;
  const chain = residues
    .map(({ residue: { oneLetter }, chirality }) =>
      chirality === "D" ? oneLetter?.toLowerCase() : oneLetter,
    )
    .join("");
  return unless(withoutLetters(sequence) ?? ambiguous(chain), () => {
    const start = nTerm ? `${nTerm}-` : "";
    return `${start}${chain}${cTerm === "OH" ? "" : `-${cTerm}`}${spellSuffixes(sequence)}`;
  });
}

const LETTERS_A_LINE = 60;

/** A FASTA entry: capital letters only, X for what has no letter, nothing of ends and bridges. */
export function spellFasta({ residues }: ParsedSequence, name: string): string {
  const letters = residues.map(({ residue }) => residue.oneLetter ?? "X").join("");
  const lines = letters.match(new RegExp(`.{1,${LETTERS_A_LINE}}`, "g")) ?? [];
  return [`>${name.replaceAll(/\s+/g, " ")}`, ...lines].join("\n");
}

/** What the FASTA entry of this sequence leaves out, in words; null if nothing. */
export function lostInFasta({ residues, nTerm, cTerm, bridges, metals }: ParsedSequence) {
  const lost = [
    residues.some(({ residue }) => residue.oneLetter === null) && "unnatural residues (X)",
    residues.some(({ chirality }) => chirality === "D") && "D residues",
    residues.some(({ modifications }) => modifications.length > 0) && "groups on side chains",
    (nTerm || cTerm !== "OH") && "the ends",
    bridges.length > 0 && "bridges",
    metals.length > 0 && "the metal",
  ].filter((what) => typeof what === "string");
  return lost.length > 0 ? lost.join(", ") : null;
}

function spellSuffixes({ bridges, metals }: ParsedSequence): string {
  const closures = bridges.map(({ kind, from, to }) => ` [${kind} ${from}-${to}]`);
  return closures.join("") + metals.map((metal) => ` [${metal}]`).join("");
}

function withoutLetters(sequence: ParsedSequence): string | null {
  const others = othersThanTwenty(sequence);
  return others.length > 0 ? `There is no letter for ${listResidues(others)}.` : null;
}

function ambiguous(chain: string): string | null {
  return isResidueCode(chain) ? `"${chain}" would read as the residue ${chain}.` : null;
}
