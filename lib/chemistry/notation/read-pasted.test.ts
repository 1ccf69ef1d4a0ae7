import { describe, expect, it } from "vitest";
import facts from "../facts.fixture.json";
import { MAX_CHARACTERS, MAX_RESIDUES, readPastedSequence } from "./read-pasted";

const readAs = (text: string) => {
  const { sequence } = readPastedSequence(text);
  return sequence?.residues.map(({ residue }) => residue.label).join("");
};

describe("readPastedSequence", () => {
  it.each(facts)("takes $name as it stands in the library", ({ sequence }) => {
    expect(readPastedSequence(`  ${sequence}\n`)).toMatchObject({
      text: sequence,
      isAsTyped: true,
    });
  });

  it.each([
    ["with spaces", "GEPPP GKPAD DAGLV"],
    ["with position numbers of a certificate", "1 GEPPPGKPAD 11 DAGLV 15"],
    ["with numbers before each block", "1. GEPPPGKPAD\n11. DAGLV"],
    ["with digits between letters", "GEPPPGKPAD10DAGLV15"],
    ["as FASTA", ">sp|BPC\nGEPPPGKPAD\nDAGLV*"],
    ["with long dashes", "H–Gly—Glu‑Pro−Pro-Pro-Gly-Lys-Pro-Ala-Asp-Asp-Ala-Gly-Leu-Val–OH"],
    [
      "in three-letter code with spaces",
      "Gly Glu Pro Pro Pro Gly Lys Pro Ala Asp Asp Ala Gly Leu Val",
    ],
    ["in capitals", "GLY-GLU-PRO-PRO-PRO-GLY-LYS-PRO-ALA-ASP-ASP-ALA-GLY-LEU-VAL"],
  ])("reads BPC-157 %s", (_, text) => {
    const read = readPastedSequence(text);
    expect(read.error).toBeUndefined();
    expect(readAs(text)).toBe("GEPPPGKPADDAGLV");
    expect(read).toMatchObject({ isAsTyped: text.startsWith("H-") });
  });

  it("keeps the ends, the bridges and the D residues", () => {
    expect(readPastedSequence("C Y I Q N C P L G – NH2 [disulfide 1-6]")).toMatchObject({
      text: "CYIQNCPLG-NH2 [disulfide 1-6]",
    });
    expect(readPastedSequence("kpv").sequence?.residues[0]?.chirality).toBe("D");
  });

  it.each([
    ["nothing", "", "The sequence is empty (character 1)."],
    ["markup", "<script>alert(1)</script>", '"<" has no meaning in a chain (character 1).'],
    ["a letter without residue", "KPVX", 'Unknown residue "X" at position 4 (character 4).'],
  ])("refuses %s", (_, text, error) => {
    expect(readPastedSequence(text)).toEqual({ error });
  });

  it("refuses what is too long before it reads it", () => {
    expect(readPastedSequence("A".repeat(10_000)).error).toMatch("10,000 characters");
    expect(readPastedSequence("A".repeat(MAX_RESIDUES + 1)).error).toMatch(
      `${MAX_RESIDUES + 1} residues`,
    );
    expect(readPastedSequence("A".repeat(MAX_RESIDUES)).error).toBeUndefined();
    expect(MAX_CHARACTERS).toBeLessThan(10_000);
  });
});
