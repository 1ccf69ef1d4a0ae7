import { type Computed, unless } from "../computed";
import type { ParsedSequence } from "../sequence-model";
import { beyondTwenty, lettersOf, listResidues } from "./plain-sequence";

/**
 * Molar extinction coefficients at 280 nm in water, in M⁻¹ cm⁻¹.
 * Pace et al., Protein Sci. 4 (1995) 2411–2423: 5,500 per Trp, 1,490 per Tyr, 125 per cystine.
 */
const AT_280 = { W: 5500, Y: 1490, cystine: 125 };

export interface Extinction280 {
  /** Every Cys free. */
  reduced: number;
  /** As many Cys in pairs as can be. */
  oxidised: number;
}

export function extinctionAt280(sequence: ParsedSequence): Computed<Extinction280> {
  return unless(obstacleAt280(sequence), () => {
    const count = (letter: string) => lettersOf(sequence).filter((one) => one === letter).length;
    const reduced = count("W") * AT_280.W + count("Y") * AT_280.Y;
    return { reduced, oxidised: reduced + Math.floor(count("C") / 2) * AT_280.cystine };
  });
}

/** Whatever else absorbs there, or may: other aromatic residues, groups on Tyr, maleimide, copper. */
function obstacleAt280({ residues, nTerm, metals }: ParsedSequence): string | null {
  if (metals.length > 0)
    return "The copper complex absorbs light too, and has no value in the rule.";
  const others = residues.filter(
    ({ residue, modifications }) =>
      (residue.sideChainClass === "aromatic" && residue.oneLetter === null) ||
      (residue.oneLetter === "Y" && modifications.length > 0) ||
      modifications.includes("MPA"),
  );
  if (others.length > 0) {
    return `The rule counts Trp, Tyr and cystine only, and ${listResidues(others)} may absorb too.`;
  }
  return nTerm === "PhAc" || nTerm === "MPA"
    ? `The rule counts Trp, Tyr and cystine only, and the group ${nTerm} may absorb too.`
    : null;
}

const PEPTIDE_BOND = 923;
const FIRST_PROLINE = 30;

/**
 * Molar extinction coefficients at 214 nm, in M⁻¹ cm⁻¹.
 * Kuipers & Gruppen, J. Agric. Food Chem. 55 (2007) 5445–5451: measured in acetonitrile and water
 * with formic acid; 923 per peptide bond, and Pro at the N-terminus 30.
 */
const AT_214: Readonly<Record<string, number>> = {
  A: 32,
  R: 102,
  N: 136,
  D: 58,
  C: 225,
  Q: 142,
  E: 78,
  G: 21,
  H: 5125,
  I: 45,
  L: 45,
  K: 41,
  M: 980,
  F: 5200,
  P: 2675,
  S: 34,
  T: 41,
  W: 29050,
  Y: 5375,
  V: 43,
};

export function extinctionAt214(sequence: ParsedSequence): Computed<number> {
  return unless(obstacleAt214(sequence), () => {
    const letters = lettersOf(sequence);
    const residues = letters.map((letter, index) =>
      index === 0 && letter === "P" ? FIRST_PROLINE : (AT_214[letter ?? ""] ?? 0),
    );
    return residues.reduce((sum, value) => sum + value, PEPTIDE_BOND * (letters.length - 1));
  });
}

function obstacleAt214(sequence: ParsedSequence): string | null {
  const beyond = beyondTwenty(sequence);
  if (beyond) return beyond;
  const { nTerm, cTerm, bridges, metals } = sequence;
  if (nTerm || cTerm !== "OH") {
    return "The rule was measured on free ends; an acylated, amidated or esterified end adds a bond that it has no value for.";
  }
  if (metals.length > 0)
    return "The copper complex absorbs light too, and has no value in the rule.";
  return bridges.length > 0
    ? "The rule has no value for a bridge between side chains, which absorbs at this wavelength."
    : null;
}
