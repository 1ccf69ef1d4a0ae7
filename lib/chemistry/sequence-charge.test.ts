import { describe, expect, it } from "vitest";
import { parseSequence } from "./sequence";
import {
  chargeObstacle,
  isoelectricObstacle,
  isoelectricPoint,
  netChargeAt,
} from "./sequence-charge";

function pI(text: string): number | null {
  return isoelectricPoint(parseSequence(text));
}

function charge(text: string, pH = 7): number | null {
  return netChargeAt(parseSequence(text), pH);
}

const SEMAGLUTIDE =
  "H-His-Aib-Glu-Gly-Thr-Phe-Thr-Ser-Asp-Val-Ser-Ser-Tyr-Leu-Glu-Gly-Gln-Ala-Ala-Lys(C18diacid+gGlu+AEEA+AEEA)-Glu-Phe-Ile-Ala-Trp-Leu-Val-Arg-Gly-Arg-Gly-OH";

describe("netChargeAt", () => {
  it.each([
    ["LL-37", "LLGDFFRKSKEKIGKEFKRIVQRIKDFLRNLVPRTES", 6],
    ["KPV", "KPV", 1],
    ["AEDG", "AEDG", -2],
    ["bivalirudin", "FPRPGGGGNGDFEEIPEEYL", -4],
    ["semaglutide, with gGlu and the diacid", SEMAGLUTIDE, -4],
  ])("%s at pH 7", (_, text, expected) => {
    expect(Math.abs((charge(text) ?? Number.NaN) - expected)).toBeLessThan(0.3);
  });

  it.each([
    [5, 3.0373984],
    [7, 2.9141123],
    [9, 0.7184524],
  ])("at pH %s is that of the R package Peptides with the EMBOSS set", (pH, expected) => {
    expect(charge("FLPVLAGLTPSIVPKLVCLLTKKC", pH)).toBeCloseTo(expected, 6);
  });

  it("is half at the pKa of a lone group", () => {
    expect(charge("Ac-Lys-NH2", 10.8)).toBeCloseTo(0.5, 9);
    expect(charge("Ac-Glu-NH2", 4.1)).toBeCloseTo(-0.5, 9);
    expect(charge("Ac-AAAA", 3.6)).toBeCloseTo(-0.5, 9);
    expect(charge("AAAA-NH2", 8.6)).toBeCloseTo(0.5, 9);
  });

  it.each([
    ["both ends blocked", "Ac-AAAA-NH2"],
    ["an ester and an acyl end", "PhAc-Pro-Gly-OEt"],
    ["pyroglutamic acid and an amide", "pGlu-Pro-NHEt"],
    ["acylated lysine", "Ac-Lys(Pal)-NH2"],
    ["acylated tyrosine", "Ac-Tyr(Ac)-NH2"],
    ["a lactam", "Ac-DAK-NH2 [lactam 1-3]"],
    ["a disulfide", "Ac-CAC-NH2 [disulfide 1-3]"],
    ["a thioether", "But4-Ala-Cys-NH2 [thioether 1-3]"],
  ])("is zero at every pH with %s", (_, text) => {
    for (const pH of [0, 4, 7, 10, 14]) expect(charge(text, pH)).toBe(0);
  });

  it("counts the free carboxyls of gGlu and of a fatty diacid", () => {
    expect(charge("Ac-Lys(Pal+gGlu)-NH2")).toBeCloseTo(-1, 2);
    expect(charge("Ac-Lys(C18diacid+AEEA)-NH2")).toBeCloseTo(-1, 1);
    expect(charge("C20diacid-gGlu-Lys(Ac)-NH2")).toBeCloseTo(-2, 1);
  });

  it("counts the free amine of an outermost amino acid", () => {
    expect(charge("Ac-Lys(Gly)-NH2", 4)).toBeCloseTo(1, 3);
    expect(charge("Ac-Lys(Ac+Gly)-NH2", 4)).toBe(0);
  });

  it.each([
    ["a copper complex", "GHK [Cu]"],
    ["an amine that is not alpha", "H-bAla-His-OH"],
    ["a carboxyl that is not alpha", "H-Ala-Ahx-OH"],
    ["the amine of Pip4", "H-D-Phe-D-Phe-D-Leu-D-Lys-Pip4-OH"],
    ["a free Mpa", "Mpa-Ala-NH2"],
    ["a free AEEA", "Ac-Lys(AEEA)-NH2"],
  ])("is not known for %s", (_, text) => {
    expect(charge(text)).toBeNull();
    expect(pI(text)).toBeNull();
    expect(chargeObstacle(parseSequence(text))).toMatch(
      /^(No pKa is known here for the |The groups)/,
    );
  });
});

describe("isoelectricPoint", () => {
  it.each([
    ["AEDG", "AEDG", 3, 4],
    ["semaglutide", SEMAGLUTIDE, 4, 5.5],
    ["glucagon", "HSQGTFTSDYSKYLDSRRAQDFVQWLMNT", 6.5, 8],
    ["KPV", "KPV", 9, 10.5],
    ["LL-37", "LLGDFFRKSKEKIGKEFKRIVQRIKDFLRNLVPRTES", 10.5, 12],
    ["glutathione", "gGlu-Cys-Gly-OH", 2.5, 3.1],
    ["oxytocin", "CYIQNCPLG-NH2 [disulfide 1-6]", 8.5, 10],
  ])("of %s is plausible", (_, text, low, high) => {
    expect(pI(text)).toBeGreaterThan(low);
    expect(pI(text)).toBeLessThan(high);
  });

  it("is that of EMBOSS pepstats in the help of the R package Peptides", () => {
    expect(pI("QWGRRCCGWGPGRRYCVRWC")).toBeCloseTo(9.7158, 3);
  });

  it("is half-way between the two pKa of a simple chain", () => {
    expect(pI("AAAA")).toBeCloseTo((3.6 + 8.6) / 2, 5);
  });

  it("is where the net charge vanishes", () => {
    const text = "DRVYIHPF";
    expect(charge(text, pI(text) ?? Number.NaN)).toBeCloseTo(0, 5);
  });

  it("changes with a disulfide, which takes two acids away", () => {
    expect(pI("CYIQNCPLG-NH2 [disulfide 1-6]")).toBeGreaterThan(pI("CYIQNCPLG-NH2") ?? 14);
  });

  it.each([
    ["without an acid", "H-Aib-His-D-2Nal-D-Phe-Lys-NH2", "has no acid"],
    ["without a base", "Ac-DEDE-NH2", "has no base"],
    ["without either", "PhAc-Pro-Gly-OEt", "Nothing in the molecule"],
  ])("does not exist %s", (_, text, reason) => {
    expect(pI(text)).toBeNull();
    expect(isoelectricObstacle(parseSequence(text))).toContain(reason);
  });

  it("has no obstacle where it exists", () => {
    expect(isoelectricObstacle(parseSequence("KPV"))).toBeNull();
    expect(chargeObstacle(parseSequence("Ac-AAAA-NH2"))).toBeNull();
  });
});
