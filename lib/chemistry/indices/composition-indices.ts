import { type Computed, unless } from "../computed";
import { getResidueByLetter } from "../residues";
import type { ParsedSequence } from "../sequence-model";
import { beyondTwenty, lettersOf } from "./plain-sequence";

/**
 * Grand average of hydropathy: the mean of the Kyte–Doolittle values of all residues.
 * Kyte & Doolittle, J. Mol. Biol. 157 (1982) 105–132.
 */
export function gravy(sequence: ParsedSequence): Computed<number> {
  return meanOf(sequence, (letter) => getResidueByLetter(letter)?.hydropathy ?? 0);
}

/** The share of Phe, Trp and Tyr (Lobry, 1994), as in Biopython. */
export function aromaticity(sequence: ParsedSequence): Computed<number> {
  return meanOf(sequence, (letter) => ("FWY".includes(letter) ? 1 : 0));
}

/**
 * Ikai, J. Biochem. 88 (1980) 1895–1898: X(Ala) + 2.9 X(Val) + 3.9 (X(Ile) + X(Leu)), where X is the
 * mole percent and the factors are volumes relative to that of Ala.
 */
const ALIPHATIC: Readonly<Record<string, number>> = { A: 100, V: 290, I: 390, L: 390 };

/** The relative volume taken by the aliphatic side chains of Ala, Val, Ile and Leu. */
export function aliphaticIndex(sequence: ParsedSequence): Computed<number> {
  return meanOf(sequence, (letter) => ALIPHATIC[letter] ?? 0);
}

/**
 * Solubility values of the side chains: Radzicka & Wolfenden, Biochemistry 27 (1988) 1664–1670, as in
 * the R package Peptides. Pro has none; it counts as 0, as in the documented example of that package.
 */
const SOLUBILITY: Readonly<Record<string, number>> = {
  L: 4.92,
  I: 4.92,
  V: 4.04,
  F: 2.98,
  M: 2.35,
  W: 2.33,
  A: 1.81,
  C: 1.28,
  G: 0.94,
  P: 0,
  Y: -0.14,
  T: -2.57,
  S: -3.4,
  H: -4.66,
  Q: -5.54,
  K: -5.55,
  N: -6.64,
  E: -6.81,
  D: -8.72,
  R: -14.92,
};

/** The potential to bind other proteins. Boman, J. Intern. Med. 254 (2003) 197–215. */
export function bomanIndex(sequence: ParsedSequence): Computed<number> {
  return meanOf(sequence, (letter) => -(SOLUBILITY[letter] ?? 0));
}

function meanOf(sequence: ParsedSequence, score: (letter: string) => number): Computed<number> {
  return unless(beyondTwenty(sequence), () => {
    const letters = lettersOf(sequence);
    return letters.reduce((sum, letter) => sum + score(letter ?? ""), 0) / letters.length;
  });
}
