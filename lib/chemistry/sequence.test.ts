import { describe, expect, it } from "vitest";
import { parseSequence } from "./sequence";
import { SequenceError } from "./sequence-model";

function codesOf(text: string): string {
  return parseSequence(text)
    .residues.map(({ chirality, code }) => (chirality === "D" ? `D-${code}` : code))
    .join(" ");
}

describe("parseSequence, one-letter form", () => {
  it("reads residues, ends and positions", () => {
    const { residues, nTerm, cTerm } = parseSequence("Ac-KPV-NH2");
    expect(residues.map(({ position, code }) => [position, code])).toEqual([
      [1, "Lys"],
      [2, "Pro"],
      [3, "Val"],
    ]);
    expect([nTerm, cTerm]).toEqual(["Ac", "NH2"]);
  });

  it("takes ends left out as free", () => {
    expect(parseSequence("KPV")).toMatchObject({ nTerm: null, cTerm: "OH", bridges: [] });
  });

  it("reads lower case as D, except for glycine, which has no D form", () => {
    expect(codesOf("Kgl")).toBe("Lys Gly D-Leu");
  });

  it("takes a residue's code for that residue, not for three letters", () => {
    expect(codesOf("Gly")).toBe("Gly");
    expect(codesOf("Ac-Ala-NH2")).toBe("Ala");
  });
});

describe("parseSequence, three-letter form", () => {
  it("reads D residues and special codes", () => {
    expect(codesOf("H-D-2Nal-Cys-Aib-D-Lys-OH")).toBe("D-2Nal Cys Aib D-Lys");
  });

  it("reads side-chain groups from the outside in", () => {
    const { residues } = parseSequence("H-Ala-Lys(C18diacid+gGlu+AEEA)-Ser(3-Hexenoyl)-OH");
    expect(residues.map(({ modifications }) => modifications)).toEqual([
      [],
      ["C18diacid", "gGlu", "AEEA"],
      ["3-Hexenoyl"],
    ]);
  });

  it("tells the group on the N-terminus from the residue behind it", () => {
    const { nTerm, residues } = parseSequence("C20diacid-gGlu-Lys-NH2");
    expect([nTerm, residues[0]?.code, residues.length]).toEqual(["C20diacid", "gGlu", 2]);
    expect(parseSequence("3-Hexenoyl-Tyr-Ala-NH2").nTerm).toBe("3-Hexenoyl");
    expect(parseSequence("MPA-Lys-Ala").nTerm).toBe("MPA");
    expect(parseSequence("Mpa-Lys-Ala").nTerm).toBeNull();
  });

  it("reads the other C-termini", () => {
    expect(parseSequence("PhAc-Pro-Gly-OEt").cTerm).toBe("OEt");
    expect(parseSequence("pGlu-Pro-NHEt").cTerm).toBe("NHEt");
    expect(parseSequence("H-Ala-Throl").cTerm).toBeNull();
  });
});

describe("parseSequence, suffixes", () => {
  it("reads bridges and metals", () => {
    expect(parseSequence("CCEYCCNPACTGCY [disulfides 1-6, 2-10, 5-13]").bridges).toEqual([
      { kind: "disulfide", from: 1, to: 6 },
      { kind: "disulfide", from: 2, to: 10 },
      { kind: "disulfide", from: 5, to: 13 },
    ]);
    expect(parseSequence("GHK [Cu]").metals).toEqual(["Cu"]);
    expect(parseSequence("CDAKC [disulfide 1-5] [lactam 2-4]").bridges).toHaveLength(2);
  });

  it("lets Mpa form a disulfide, Lys stand before Asp, and But4 close on Cys", () => {
    expect(parseSequence("Mpa-Gly-Cys-NH2 [disulfide 1-3]").bridges).toHaveLength(1);
    expect(parseSequence("KAD [lactam 1-3]").bridges).toHaveLength(1);
    expect(parseSequence("But4-TyrMe-Cys-NH2 [thioether 1-3]").bridges).toHaveLength(1);
  });
});

describe("parseSequence rejects", () => {
  it.each([
    ["", "empty", 1],
    ["  ", "empty", 1],
    ["-", "empty", 1],
    ["Ac-", "no residue", 4],
    ["-NH2", "no residue", 1],
    ["H-NH2", "belongs to the three-letter form", 1],
    ["[disulfide 1-2]", "no residue", 1],
    ["GEPPBG", 'Unknown residue "B" at position 5', 5],
    ["bpc157", 'Unknown residue "b" at position 1', 1],
    ["GHX", 'Unknown residue "X" at position 3', 3],
    ["G HK", "White space", 2],
    ["GHK ", "White space", 4],
    [" GHK", "White space", 1],
    ["GHK\n", "White space", 4],
    ["Gly–His", '"–" has no meaning', 4],
    ["GHK🙂", '"🙂" has no meaning', 4],
    ["G.H", '"." has no meaning', 2],
    ["H-K", "belongs to the three-letter form", 1],
    ["H-Gly-K-OH", 'Unknown residue "K" at position 2', 7],
    ["Gly-His-LYS", 'perhaps "Lys"', 9],
    ["gly-his-lys", 'perhaps "Gly"', 1],
    ["Gly--Lys", "Position 2 is empty", 5],
    ["Gly-Lys-", "Position 3 is empty", 9],
    ["Ala-D", 'No residue follows "D-"', 5],
    ["D-D-Ala", 'Unknown residue "D"', 3],
    ["L-Ala-Gly", 'Unknown residue "L"', 1],
    ["H-D-Gly-OH", "Gly at position 1 is achiral", 5],
    ["H-D-Aib-Ala", "achiral", 5],
    ["Gly-Ac-Lys", 'Unknown residue "Ac"', 5],
    ["AEEA-Lys-Ala", 'Unknown residue "AEEA"', 1],
    ["Ala-OH-NH2", 'Unknown residue "OH"', 5],
    ["toString", 'Unknown residue "o"', 2],
    ["Ala-constructor", 'Unknown residue "constructor"', 5],
  ])("%j", (text, message, character) => {
    expectError(text, message, character);
  });

  it.each([
    ["Ala-Lys(Pal", '"(" is not closed', 8],
    ["Ala-Lys)", '")" closes no bracket', 8],
    ["Lys(Pal(Ac))-Ala", "bracket inside a bracket", 8],
    ["Lys(Pal)x-Ala", 'Unknown residue "Lys(Pal)x"', 1],
    ["(Pal)-Ala", "Unknown residue", 1],
    ["L+ys-Ala", "Unknown residue", 1],
    ["Ala-Lys()", 'Unknown group ""', 9],
    ["Lys(Pal+)-Ala", 'Unknown group ""', 9],
    ["Lys(Pall+gGlu)-Ala", 'Unknown group "Pall"', 5],
    ["Lys(Pal+gglu)-Ala", 'Unknown group "gglu"', 9],
    ["Lys(gGlu+Pal)-Ala", "Pal on Lys 1 can only be the outermost", 10],
    ["Lys(Mpa)-Ala", 'Unknown group "Mpa"', 5],
    ["Ala(Pal)-Gly", "Ala at position 1 has no side chain", 5],
    ["Glu(Gly)-Gly", "no side chain that can carry a group", 5],
    ["HAEGK(Pal)EF", "Unknown residue", 1],
  ])("%j", (text, message, character) => {
    expectError(text, message, character);
  });

  it.each([
    ["Gly-pGlu-Ala", "pGlu at position 2 has no free amine", 5],
    ["Ac-pGlu-Ala", "pGlu at position 1 has no free amine", 4],
    ["Ac-Mpa-Ala", "no free amine", 4],
    ["Gly-But4", "no free amine", 5],
    ["But4-Tyr-Cys-NH2", "needs a thioether", 1],
    ["H-Throl-Ala-OH", "Throl at position 1 has no carboxyl", 3],
    ["H-Ala-Throl-OH", "Throl at position 2 has no carboxyl", 7],
    ["H-Ala-Throl-NH2", "no carboxyl", 7],
  ])("%j", (text, message, character) => {
    expectError(text, message, character);
  });

  it.each([
    ["CGGC [disulfide 1-5]", "leaves the chain of 4", 17],
    ["CGGC [disulfide 0-4]", "not a pair", 17],
    ["CGGC [disulfide 1-3]", "joins thiol and thiol side chains, not Cys 1 and Gly 3", 17],
    ["CGGC [disulfide 1-1]", "lower one first", 17],
    ["CGGC [disulfide 4-1]", "lower one first", 17],
    ["CGGC [disulfide 1]", "not a pair", 17],
    ["CGGC [disulfide 1-4-5]", "not a pair", 17],
    ["CGGC [disulfide one-4]", "not a pair", 17],
    ["CGGC [disulfide 1-99999999999999999999]", "not a pair", 17],
    ["CGGC [disulfide]", "Unknown suffix", 7],
    ["CGGC [disulfide ]", "not a pair", 17],
    ["CGGC [disulfide 1-4,]", "not a pair", 21],
    ["CGGC [disulfide 1-4; 2-3]", "not a pair", 17],
    ["CCCG [disulfides 1-2, 2-3]", "Cys 2 is already in use", 23],
    ["CGGC [disulfide 1-4] [disulfide 1-4]", "already in use", 33],
    ["Lys(Ac)-Asp [lactam 1-2]", "Lys 1 is already in use", 21],
    ["DAH [lactam 1-3]", "joins acid and amine", 13],
    ["DAD [lactam 1-3]", "joins acid and amine", 13],
    ["KAK [lactam 1-3]", "joins acid and amine", 13],
    ["CAC [thioether 1-3]", "joins alkyl and thiol", 16],
    ["But4-Tyr-Ala [thioether 1-3]", "joins alkyl and thiol", 25],
    ["GHK [Zn]", 'Unknown suffix "Zn"', 6],
    ["GHK [cu]", 'Unknown suffix "cu"', 6],
    ["GHK []", 'Unknown suffix ""', 6],
    ["GHK [Cu] [Cu]", "given twice", 11],
    ["GHK [Cu", "Expected a suffix", 5],
    ["GHK [Cu]]", "Expected a suffix", 9],
    ["GHK [[Cu]]", "Expected a suffix", 5],
    ["GHK ]", "White space", 4],
    ["GHK [Cu] GHK", "Expected a suffix", 10],
    ["GHK [Cu] ", "after the last suffix", 9],
  ])("%j", (text, message, character) => {
    expectError(text, message, character);
  });
});

function expectError(text: string, message: string, character: number): void {
  const error = catchError(() => parseSequence(text));
  expect(error).toBeInstanceOf(SequenceError);
  expect((error as SequenceError).message).toContain(message);
  expect((error as SequenceError).character).toBe(character);
}

function catchError(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
