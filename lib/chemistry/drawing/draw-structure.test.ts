import { Molecule } from "openchemlib";
import Tinypool from "tinypool";
import { describe, expect, it, vi } from "vitest";
import { listStructures } from "@/lib/dataset/structures-file";
import { readSeedContent } from "@/prisma/seed/data-files";
import { parseSequence } from "../sequence";
import { drawStructure, layOutStructure } from "./draw-structure";
import { drawableSmiles, MAX_DRAWN_RESIDUES } from "./drawable";

const OXYTOCIN = "CYIQNCPLG-NH2 [disulfide 1-6]";

function smilesOf(text: string): string {
  const { value, reason } = drawableSmiles(parseSequence(text));
  if (value === undefined) throw new Error(reason);
  return value;
}

/** All that /data/structures.sdf holds, and so whatever a page draws. */
const drawn = listStructures(
  [...readSeedContent().peptides].map(([id, peptide]) => ({ ...peptide, id })),
);

const byLength = (a: { smiles: string }, b: { smiles: string }) =>
  b.smiles.length - a.smiles.length;
const everyThird = <Item>(items: Item[]) => items.filter((_, at) => at % 3 === 0);

describe("the structures of the library", () => {
  it("have the formula of their sequence and keep every stereo centre in their places", async () => {
    expect(drawn.length).toBeGreaterThan(50);
    // Every third, the longest included: all of them take a quarter of a minute.
    for (const { peptide, smiles, formula } of everyThird(drawn.toSorted(byLength))) {
      const { name } = peptide;
      const molfile = await layOutStructure(smiles, name);
      const laidOut = Molecule.fromMolfile(molfile);
      expect(laidOut.getMolecularFormula().formula, name).toBe(formula);
      // The code of a molecule holds its centres: read from wedges here, from @ there.
      expect(laidOut.getIDCode(), name).toBe(Molecule.fromSmiles(smiles).getIDCode());
      expect(molfile.split("\n", 1)[0], name).toBe(name);
    }
  });

  it("are drawn once for all who wait for them", async () => {
    const run = vi.spyOn(Tinypool.prototype, "run");
    const smiles = smilesOf("GHKG");
    await Promise.all([layOutStructure(smiles, "GHKG"), layOutStructure(smiles, "GHKG")]);
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  it("tell a centre from its mirror image", async () => {
    const [natural, mirrored] = await Promise.all(
      ["GHK", "GhK"].map((text) => layOutStructure(smilesOf(text), text)),
    );
    expect(Molecule.fromMolfile(natural ?? "").getIDCode()).not.toBe(
      Molecule.fromMolfile(mirrored ?? "").getIDCode(),
    );
  });
});

describe("the drawing", () => {
  it("is an image without scripts, invisible shapes and addresses", async () => {
    const svg = await drawStructure(smilesOf(OXYTOCIN));
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg.match(/>N<\/text>/g)?.length).toBeGreaterThan(5);
    expect(svg).not.toMatch(/<script|class="event"|href=|\babs\b/);
    expect(svg.length).toBeLessThan(30_000);
  });

  it("is left out, in words, where it is not exact or could not be read", () => {
    const reasonOf = (text: string) => drawableSmiles(parseSequence(text)).reason;
    expect(reasonOf("A".repeat(MAX_DRAWN_RESIDUES))).toBeUndefined();
    expect(reasonOf("A".repeat(MAX_DRAWN_RESIDUES + 1))).toContain("21 residues are too many");
    expect(reasonOf("CCCC [disulfides 1-3, 2-4]")).toContain("2 bridges cannot lie flat");
    expect(reasonOf("Pal-Gly-His-Lys-OH")).toBe(
      "No 2D structure is drawn without an exact SMILES. It is not given for the group Pal at the N-terminus.",
    );
  });
});
