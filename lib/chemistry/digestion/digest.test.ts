import { describe, expect, it } from "vitest";
import { lettersOf } from "../indices/plain-sequence";
import { monoisotopicMass } from "../mass/isotope-pattern";
import { parseSequence } from "../sequence";
import { formulaOfSequence } from "../sequence-formula";
import { cutsOf, digest } from "./digest";
import type { EnzymeKey } from "./enzymes";

function fragmentsOf(text: string, key: EnzymeKey): string[] | undefined {
  return digest(parseSequence(text), key).value?.map(({ sequence }) =>
    lettersOf(sequence).join(""),
  );
}

describe("digest", () => {
  // Documentation and tests of the R package cleaver.
  it("agrees with cleaver's examples for trypsin", () => {
    expect(fragmentsOf("LAAGKVEDSD", "trypsin")).toEqual(["LAAGK", "VEDSD"]);
    expect(fragmentsOf("AGEPKLDAGV", "trypsin")).toEqual(["AGEPK", "LDAGV"]);
    expect(fragmentsOf("SITKIKAREILD", "trypsin")).toEqual(["SITK", "IK", "AR", "EILD"]);
  });

  it("follows the exceptions of trypsin", () => {
    expect(fragmentsOf("AKPA", "trypsin")).toEqual(["AKPA"]);
    expect(fragmentsOf("WKPA", "trypsin")).toEqual(["WK", "PA"]);
    expect(fragmentsOf("CKDA", "trypsin")).toEqual(["CKDA"]);
  });

  it.each([
    ["lys-n", "AAKA", ["AA", "KA"]],
    ["asp-n", "AADA", ["AA", "DA"]],
    ["glu-c", "AEAE", ["AE", "AE"]],
    ["chymotrypsin", "AFAWMY", ["AF", "AWMY"]],
    ["thermolysin", "GLDL", ["G", "LDL"]],
    ["cnbr", "AMA", ["AM", "A"]],
    ["arg-c", "ARPR", ["AR", "PR"]],
    ["elastase", "GAGVG", ["GA", "GV", "G"]],
  ] as const)("cuts by %s", (key, text, fragments) => {
    expect(fragmentsOf(text, key)).toEqual(fragments);
  });

  it("leaves bonds alone beside what the rules do not know", () => {
    expect(cutsOf(parseSequence("AkAKA"), "trypsin")).toEqual([4]);
    expect(cutsOf(parseSequence("H-Ala-Lys-Aib-Lys(Ac)-Ala-Lys-Ala"), "trypsin")).toEqual([6]);
    expect(cutsOf(parseSequence("H-Aib-Lys-Ala"), "lys-n")).toEqual([]);
  });

  it("gives fragments free ends where they were cut, and open disulfides", () => {
    const text = "Ac-CAKACA-NH2 [disulfide 1-5]";
    const fragments = digest(parseSequence(text), "trypsin").value ?? [];
    expect(fragments.map(({ sequence: { nTerm, cTerm } }) => [nTerm, cTerm])).toEqual([
      ["Ac", "OH"],
      [null, "NH2"],
    ]);
    const mass = (sequence: (typeof fragments)[number]["sequence"]) =>
      monoisotopicMass(formulaOfSequence(sequence));
    const pieces = fragments.reduce((sum, { sequence }) => sum + mass(sequence), 0);
    // Water at the cut, and two hydrogens at the opened disulfide.
    expect(pieces - mass(parseSequence(text))).toBeCloseTo(18.010565 + 2 * 1.007825, 5);
  });

  it("is not defined where another bridge or a metal holds fragments together", () => {
    expect(digest(parseSequence("KAD [lactam 1-3]"), "trypsin").reason).toContain("lactam 1-3");
    expect(digest(parseSequence("GHK [Cu]"), "trypsin").reason).toBeTruthy();
  });
});
