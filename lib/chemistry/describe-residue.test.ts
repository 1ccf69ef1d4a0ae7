import { expect, it } from "vitest";
import { describeResidue } from "./describe-residue";
import { parseSequence } from "./sequence";

function describeAll(text: string): string[] {
  const { residues, bridges } = parseSequence(text);
  return residues.map((residue) => describeResidue(residue, bridges));
}

it("names each residue with its letter, class and pKa", () => {
  expect(describeAll("hEG")).toEqual([
    "D-His 1 (H): histidine, basic, pKa 6.5",
    "Glu 2 (E): glutamic acid, acidic, pKa 4.1",
    "Gly 3 (G): glycine, special",
  ]);
});

it("tells bridges and groups, which leave no free side chain", () => {
  expect(describeAll("CGC-NH2 [disulfide 1-3]")).toEqual([
    "Cys 1 (C): cysteine, special, disulfide with 3",
    "Gly 2 (G): glycine, special",
    "Cys 3 (C): cysteine, special, disulfide with 1",
  ]);
  expect(describeAll("H-Aib-Lys(Pal+gGlu)-OH")).toEqual([
    "Aib 1: 2-aminoisobutyric acid (α-methylalanine), special",
    "Lys 2 (K): lysine, basic, carries palmitoyl (hexadecanoyl) – γ-glutamyl",
  ]);
});
