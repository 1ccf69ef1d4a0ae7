import { C_TERMINI, GROUPS, type GroupCode } from "./groups";
import { RESIDUES } from "./residues";
import type { ParsedSequence, SequenceResidue } from "./sequence-model";

/**
 * Describes a sequence for readers who cannot see the ribbon, one sentence per feature:
 * the residues in order, the names behind special codes, side-chain groups, bridges, metal, ends.
 */
export function describeSequence(sequence: ParsedSequence): string {
  return [
    describeChain(sequence),
    ...describeSpecialCodes(sequence),
    ...sequence.residues.filter(isModified).map(describeModifications),
    ...describeBridges(sequence),
    ...sequence.metals.map(() => "It binds one copper(II) ion."),
    describeNTerminus(sequence),
    describeCTerminus(sequence),
  ].join(" ");
}

function describeChain({ residues }: ParsedSequence): string {
  const count = `${residues.length} ${residues.length === 1 ? "residue" : "residues"}`;
  const names = residues.map((residue) =>
    isModified(residue) ? `${nameOf(residue)} (modified)` : nameOf(residue),
  );
  return `A chain of ${count}: ${names.join(", ")}.`;
}

function describeSpecialCodes({ residues }: ParsedSequence): string[] {
  const codes = new Set(residues.map(({ code }) => code));
  return [...codes]
    .filter((code) => RESIDUES[code].oneLetter === null)
    .map((code) => `${code} stands for ${RESIDUES[code].name}.`);
}

function describeModifications({ code, position, modifications }: SequenceResidue): string {
  const names = modifications.map(nameOfGroup);
  return names.length === 1
    ? `The group on the side chain of ${code} ${position} is ${names[0]}.`
    : `The groups on the side chain of ${code} ${position}, from the outside in, are ${names.join("; ")}.`;
}

function describeBridges({ residues, bridges }: ParsedSequence): string[] {
  const end = (position: number) => `${residues[position - 1]?.code} ${position}`;
  return bridges.map(({ kind, from, to }) => `A ${kind} bridge joins ${end(from)} and ${end(to)}.`);
}

function describeNTerminus({ residues, nTerm }: ParsedSequence): string {
  if (nTerm) return `The group on the N-terminus is ${nameOfGroup(nTerm)}.`;
  const first = residues[0];
  return first?.residue.aminoEnd === "none"
    ? `The chain starts with ${first.code}, so that it has no N-terminal amine.`
    : "The N-terminus is a free amine.";
}

function describeCTerminus({ cTerm }: ParsedSequence): string {
  if (!cTerm) return "The chain ends in an alcohol.";
  const { name } = C_TERMINI[cTerm];
  return `The C-terminus is ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}.`;
}

function isModified({ modifications }: SequenceResidue): boolean {
  return modifications.length > 0;
}

function nameOf({ code, chirality }: SequenceResidue): string {
  return chirality === "D" ? `D-${code}` : code;
}

function nameOfGroup(code: GroupCode): string {
  const { name, isLipid } = GROUPS[code];
  return isLipid ? `${name}, a lipid` : name;
}
