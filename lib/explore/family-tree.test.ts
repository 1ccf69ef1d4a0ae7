import { expect, it } from "vitest";
import { likenessOf, MIN_LIKENESS } from "@/lib/chemistry/alignment/align-peptides";
import { parseSequence } from "@/lib/chemistry/sequence";
import { readSeedContent } from "@/prisma/seed/data-files";
import { longestBlock, slowness } from "@/tests/support/event-loop";
import { growFamilyTree, isRelated } from "./family-tree";

const peptides = [...readSeedContent().peptides].map(([id, { name, sequence }]) => ({
  id,
  name,
  sequence,
}));
const tree = await growFamilyTree(peptides);
const familyOf = (name: string) =>
  tree.families
    .find((family) => family.some((member) => member.name === name))
    ?.map((member) => member.name);

it("finds the families of the library", () => {
  expect(familyOf("Semaglutide")).toEqual(
    expect.arrayContaining(["Liraglutide", "Exenatide", "Tirzepatide", "Glucagon"]),
  );
  expect(familyOf("Oxytocin")?.toSorted()).toEqual([
    "Carbetocin",
    "Desmopressin",
    "Oxytocin",
    "Terlipressin",
    "Vasopressin",
  ]);
  expect(familyOf("TB-500")).toEqual(["Thymosin Beta-4", "TB-500"]);
  expect(familyOf("Ziconotide")).toBeUndefined();
});

it("has each compared peptide once, and says why others are left out", () => {
  expect(tree.root?.leaves.toSorted((a, b) => a - b)).toEqual(tree.members.map((_, at) => at));
  const left = [...tree.leftOut.values()].flat();
  expect(tree.members.length + left.length).toBe(peptides.length);
  const reasonOf = (name: string) =>
    [...tree.leftOut].find(([, found]) => found.some((peptide) => peptide.name === name))?.[0];
  expect(reasonOf("Cerebrolysin")).toBe("No single sequence is recorded");
  expect(reasonOf("GHK")).toMatch(/^Fewer than 6 residues/);
  expect(reasonOf("FOXO4-DRI")).toMatch(/^Mostly D residues/);
});

it("names the nearest relative with the residues that are the same", () => {
  const nearest = tree.relatives.find(({ peptide }) => peptide.name === "Angiotensin (1-7)");
  expect(nearest).toMatchObject({ nearest: { name: "Angiotensin II" }, likeness: 1, same: 7 });
});

it("does not take chance for kinship: of shuffled chains fewer than one in 300 reach the threshold", () => {
  const chains = tree.members.map(({ id }) =>
    parseSequence(peptides.find((peptide) => peptide.id === id)?.sequence ?? ""),
  );
  const random = randomNumbers();
  let [pairs, alike] = [0, 0];
  for (const chain of chains) {
    const residues = chain.residues
      .map((residue) => ({ residue, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ residue }) => residue);
    for (const other of chains) {
      if (other === chain) continue;
      pairs += 1;
      if (likenessOf({ ...chain, residues }, other) >= MIN_LIKENESS) alike += 1;
    }
  }
  expect(pairs).toBeGreaterThan(4000);
  expect(alike / pairs).toBeLessThan(1 / 300);
});

it("keeps nobody waiting: no step takes longer than 50 ms", async () => {
  const longest = await longestBlock(() => growFamilyTree(peptides));
  expect(longest).toBeLessThan(50 * slowness());
});

it("grows nothing of nothing", async () => {
  expect(await growFamilyTree([])).toMatchObject({ members: [], root: null, families: [] });
  expect(isRelated({ height: 0.3, leaves: [], branches: null })).toBe(false);
});

/** The same numbers each time (a linear congruential generator of Numerical Recipes). */
function randomNumbers(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
}
