import { describe, expect, it } from "vitest";
import facts from "../facts.fixture.json";
import { parseSequence } from "../sequence";
import { toHelm } from "./helm";
import { toSmiles } from "./smiles";
import { lostInFasta, spellFasta, spellOneLetter, spellThreeLetter } from "./spell-sequence";

const OXYTOCIN = "CYIQNCPLG-NH2 [disulfide 1-6]";

describe("the spelt forms", () => {
  it.each(facts)("of $name read back as the same", ({ sequence: text }) => {
    const sequence = parseSequence(text);
    expect(parseSequence(spellThreeLetter(sequence))).toEqual(sequence);
    const { value } = spellOneLetter(sequence);
    if (value) expect(parseSequence(value)).toEqual(sequence);
  });

  it("name what one-letter code cannot say", () => {
    expect(spellOneLetter(parseSequence(OXYTOCIN)).value).toBe(OXYTOCIN);
    expect(spellOneLetter(parseSequence("H-His-Aib-OH")).reason).toContain("Aib 2");
    expect(spellOneLetter(parseSequence("H-Gly-D-Leu-Tyr")).value).toBe("GlY");
    expect(spellOneLetter(parseSequence("H-Ala-D-Leu-D-Ala-OH")).reason).toContain('"Ala"');
  });

  it("FASTA breaks after sixty letters and says what it leaves out", () => {
    const lines = spellFasta(parseSequence("A".repeat(61)), "a name\nof two").split("\n");
    expect(lines).toEqual([">a name of two", "A".repeat(60), "A"]);
    expect(lostInFasta(parseSequence("KPV"))).toBeNull();
    expect(lostInFasta(parseSequence("Ac-Nle-Asp-His-D-Phe-Arg-Trp-Lys-NH2 [lactam 2-7]"))).toBe(
      "unnatural residues (X), D residues, the ends, bridges",
    );
  });
});

describe("toHelm", () => {
  it.each([
    ["KPV", "PEPTIDE1{K.P.V}$$$$"],
    ["Ac-kPV-NH2", "PEPTIDE1{[ac].[dK].P.V.[am]}$$$$"],
    [OXYTOCIN, "PEPTIDE1{C.Y.I.Q.N.C.P.L.G.[am]}$PEPTIDE1,PEPTIDE1,1:R3-6:R3$$$"],
    ["Ac-CGC [disulfide 1-3]", "PEPTIDE1{[ac].C.G.C}$PEPTIDE1,PEPTIDE1,2:R3-4:R3$$$"],
  ])("of %s", (text, helm) => {
    expect(toHelm(parseSequence(text)).value).toBe(helm);
  });

  it.each(["H-Aib-Ala", "Ac-Lys(Pal)", "GHK [Cu]", "KAD [lactam 1-3]", "Pal-KT"])(
    "is left out for %s",
    (text) => expect(toHelm(parseSequence(text)).reason).toBeTruthy(),
  );
});

describe("toSmiles", () => {
  // The first three as RDKit 2022.09 reads them from HELM, in another order of atoms.
  it.each([
    ["AG", "N[C@@H](C)C(=O)NCC(=O)O"],
    ["aG", "N[C@H](C)C(=O)NCC(=O)O"],
    ["Ac-CGC-NH2 [disulfide 1-3]", "CC(=O)N[C@@H](CS%10)C(=O)NCC(=O)N[C@@H](CS%10)C(=O)N"],
    ["KD [lactam 1-2]", "N[C@@H](CCCCN%10)C(=O)N[C@@H](CC%10=O)C(=O)O"],
  ])("of %s", (text, smiles) => {
    expect(toSmiles(parseSequence(text)).value).toBe(smiles);
  });

  it.each(["H-Oic-Ala", "Ac-Lys(Pal)", "GHK [Cu]", "C20diacid-Ala", "H-Ala-Throl"])(
    "is left out for %s",
    (text) => expect(toSmiles(parseSequence(text)).reason).toBeTruthy(),
  );
});
