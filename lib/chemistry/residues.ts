import { SPECIAL_RESIDUES } from "./residues-special";
import { STANDARD_RESIDUES } from "./residues-standard";

type SideChainClass = "hydrophobic" | "polar" | "acidic" | "basic" | "aromatic" | "special";

/** The group by which a side chain can be joined; `alkyl` is the open carbon of But4. */
export type SideChainGroup = "thiol" | "amine" | "hydroxyl" | "acid" | "alkyl";

/** The kind of amine or carboxyl at an end of the residue; `none` where it has none. */
type ChainEnd = "alpha" | "other" | "none";

/** A group that takes (+1) or gives (−1) a proton; `pKa` is null where the model has no value. */
export interface Ionisation {
  charge: 1 | -1;
  pKa: number | null;
  /** Instead of `pKa` where the same carbon carries a free amine, as in glutathione. */
  pKaBesideFreeAmine?: number;
}

type StandardCode = keyof typeof STANDARD_RESIDUES;
export type ResidueCode = StandardCode | keyof typeof SPECIAL_RESIDUES;

export interface Residue {
  code: ResidueCode;
  /** One-letter code, of the standard twenty only. */
  oneLetter: string | null;
  /** One to four characters, for a bead of the sequence ribbon. */
  label: string;
  /** Name of the whole amino (or mercapto, …) acid. */
  name: string;
  /** The acid minus H2O. */
  formula: string;
  sideChainClass: SideChainClass;
  /** Kyte–Doolittle hydropathy, that of `hydropathyOf`. */
  hydropathy: number | null;
  /** The natural residue whose hydropathy stands for this one: itself, the nearest one, or none. */
  hydropathyOf: StandardCode | null;
  /** Of the side chain. */
  ionisation: Ionisation | null;
  sideChainGroup: SideChainGroup | null;
  aminoEnd: ChainEnd;
  carboxylEnd: ChainEnd;
  isAchiral: boolean;
}

/** A row of the tables; the rest is derived or has a default. */
export type ResidueRow = Pick<Residue, "name" | "formula" | "sideChainClass"> &
  Partial<Omit<Residue, "code">>;

/** Every residue of the sequence grammar by its (three-letter) code. */
export const RESIDUES: Readonly<Record<ResidueCode, Residue>> = completeRows();

const CODE_OF_LETTER: ReadonlyMap<string, ResidueCode> = new Map(
  Object.values(RESIDUES).flatMap(({ oneLetter, code }) => (oneLetter ? [[oneLetter, code]] : [])),
);

export function isResidueCode(text: string): text is ResidueCode {
  return Object.hasOwn(RESIDUES, text);
}

/** The residue of an upper-case one-letter code, or null. */
export function getResidueByLetter(letter: string): Residue | null {
  const code = CODE_OF_LETTER.get(letter);
  return code ? RESIDUES[code] : null;
}

function completeRows(): Record<ResidueCode, Residue> {
  const rows: Record<ResidueCode, ResidueRow> = { ...STANDARD_RESIDUES, ...SPECIAL_RESIDUES };
  const codes = Object.keys(rows) as ResidueCode[];
  const residues = codes.map((code) => [code, completeRow(code, rows[code])]);
  return Object.fromEntries(residues) as Record<ResidueCode, Residue>;
}

function completeRow(code: ResidueCode, row: ResidueRow): Residue {
  const hydropathyOf = row.hydropathyOf ?? (isStandard(code) ? code : null);
  return {
    oneLetter: null,
    label: row.oneLetter ?? code,
    ionisation: null,
    sideChainGroup: null,
    aminoEnd: "alpha",
    carboxylEnd: "alpha",
    isAchiral: false,
    ...row,
    code,
    hydropathyOf,
    hydropathy: hydropathyOf && STANDARD_RESIDUES[hydropathyOf].hydropathy,
  };
}

function isStandard(code: ResidueCode): code is StandardCode {
  return Object.hasOwn(STANDARD_RESIDUES, code);
}
