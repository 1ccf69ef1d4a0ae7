import { GROUPS, type GroupCode } from "./groups";
import type { Ionisation } from "./residues";
import type { ParsedSequence, SequenceResidue } from "./sequence-model";

/** Termini of the EMBOSS set of pKa values (file Epk.dat of `iep`). */
const ALPHA_AMINE = 8.6;
const ALPHA_CARBOXYL = 3.6;

/**
 * Net charge at a pH, in elementary charges; null where a pKa is not known (a metal complex, the
 * amines of Pip4, β-alanine and other non-α ends, the free thiol of Mpa).
 *
 * Model: every group titrates alone (Henderson–Hasselbalch) with the pKa values of the EMBOSS set,
 * whatever stands beside it. Acylated, esterified, bridged and amidated groups do not ionise; the
 * free carboxyls of gGlu and of fatty diacids do. Neighbours, folding, ionic strength and the
 * association of lipids are left out: read one decimal at most, and none for very short peptides.
 */
export function netChargeAt(sequence: ParsedSequence, pH: number): number | null {
  const groups = listKnownIonisations(sequence);
  return groups && chargeOf(groups, pH);
}

/**
 * The pH at which the net charge is zero, from 0 to 14, by the model of `netChargeAt`; null where a
 * pKa is not known, and where there is no such pH because the molecule has no acid or no base.
 * Where acids and bases balance over a wide range (one Glu and one Arg) the charge is nearly zero
 * throughout that range, and the value says little.
 */
export function isoelectricPoint(sequence: ParsedSequence): number | null {
  const groups = listKnownIonisations(sequence);
  if (!groups || chargeOf(groups, 0) <= 0 || chargeOf(groups, 14) >= 0) return null;
  if (!groups.some(({ charge }) => charge < 0)) return null;
  let [low, high] = [0, 14];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (chargeOf(groups, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The charge of each group that ionises: 1 of a base, −1 of an acid. */
export function listCharges(sequence: ParsedSequence): (1 | -1)[] {
  return listIonisations(sequence).map(({ charge }) => charge);
}

/** How many groups take a proton: the amine at the start, Lys, Arg, His and others. */
export function basicSites(sequence: ParsedSequence): number {
  return listCharges(sequence).filter((charge) => charge === 1).length;
}

/** Why the net charge is not known, in words; null where it is. */
export function chargeObstacle(sequence: ParsedSequence): string | null {
  if (sequence.metals.length > 0) {
    return "The groups that hold the copper ion have other pKa values than free ones, and those are not known here.";
  }
  const unknown = listIonisations(sequence).filter(({ pKa }) => pKa === null);
  const groups = [...new Set(unknown.map(({ group }) => group))];
  return groups.length > 0 ? `No pKa is known here for ${groups.join(" and ")}.` : null;
}

/** Why there is no isoelectric point although the charge is known, in words; null where there is one. */
export function isoelectricObstacle(sequence: ParsedSequence): string | null {
  const obstacle = chargeObstacle(sequence);
  if (obstacle || isoelectricPoint(sequence) !== null) return obstacle;
  const charges = listCharges(sequence);
  if (charges.length === 0) return "Nothing in the molecule takes or gives a proton.";
  return charges.includes(1)
    ? "The molecule has no acid, so that its charge is never zero."
    : "The molecule has no base, so that its charge is never zero.";
}

interface KnownIonisation {
  charge: 1 | -1;
  pKa: number;
}

function chargeOf(groups: KnownIonisation[], pH: number): number {
  return groups.reduce(
    (sum, { charge, pKa }) => sum + charge / (1 + 10 ** (charge * (pH - pKa))),
    0,
  );
}

function listKnownIonisations(sequence: ParsedSequence): KnownIonisation[] | null {
  if (sequence.metals.length > 0) return null;
  const groups = listIonisations(sequence);
  const known = groups.flatMap(({ charge, pKa }) => (pKa === null ? [] : [{ charge, pKa }]));
  return known.length === groups.length ? known : null;
}

interface NamedIonisation extends Ionisation {
  group: string;
}

function listIonisations(sequence: ParsedSequence): NamedIonisation[] {
  const bridged = new Set(sequence.bridges.flatMap(({ from, to }) => [from, to]));
  const nAmine = freeAmine(sequence);
  return [
    ...nAmine,
    ...(sequence.nTerm ? carboxyls([sequence.nTerm], "the N-terminal group") : []),
    ...sequence.residues.flatMap((residue) =>
      bridged.has(residue.position)
        ? []
        : sideChain(residue, residue.position === 1 && nAmine.length > 0),
    ),
    ...freeCarboxyl(sequence),
  ];
}

function freeAmine({ residues, nTerm }: ParsedSequence): NamedIonisation[] {
  const [first] = residues;
  const end = first?.residue.aminoEnd;
  if (nTerm || end === "none") return [];
  const group = `the amine of ${first?.code} at the N-terminus`;
  return [{ charge: 1, pKa: end === "alpha" ? ALPHA_AMINE : null, group }];
}

function freeCarboxyl({ residues, cTerm }: ParsedSequence): NamedIonisation[] {
  if (cTerm !== "OH") return [];
  const last = residues.at(-1);
  const group = `the carboxyl of ${last?.code} at the C-terminus`;
  return [
    { charge: -1, pKa: last?.residue.carboxylEnd === "alpha" ? ALPHA_CARBOXYL : null, group },
  ];
}

function sideChain(
  { code, residue, modifications }: SequenceResidue,
  isBesideFreeAmine: boolean,
): NamedIonisation[] {
  const [outermost] = modifications;
  const group = `the side chain of ${code}`;
  if (!outermost) {
    return residue.ionisation ? [{ ...settle(residue.ionisation, isBesideFreeAmine), group }] : [];
  }
  const { amine } = GROUPS[outermost];
  return [
    ...(amine ? [{ ...amine, group: `the amine of ${outermost} on ${code}` }] : []),
    ...carboxyls(modifications, `the group on ${code}`),
  ];
}

/** Free carboxyls of a chain of groups; only the outermost group's amine is free. */
function carboxyls(groups: GroupCode[], group: string): NamedIonisation[] {
  return groups.flatMap((code, index) => {
    const { carboxyl, amine } = GROUPS[code];
    return carboxyl ? [{ ...settle(carboxyl, index === 0 && amine !== null), group }] : [];
  });
}

function settle({ charge, pKa, pKaBesideFreeAmine }: Ionisation, isBeside: boolean): Ionisation {
  return { charge, pKa: isBeside ? (pKaBesideFreeAmine ?? pKa) : pKa };
}
