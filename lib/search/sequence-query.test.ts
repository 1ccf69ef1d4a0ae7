import { describe, expect, it } from "vitest";
import { readMassRange, readMotif } from "./sequence-query";

describe("readMotif", () => {
  it.each(["KKT", " RGD ", "KLAKLAK"])("reads %j as residues in a row", (query) => {
    expect(readMotif(query)).toBe(query.trim());
  });
  it.each(["kkt", "KK", "BPC", "KKT 1", "MEMORY", ""])("does not take %j for residues", (query) => {
    expect(readMotif(query)).toBeNull();
  });
});

describe("readMassRange", () => {
  it.each([
    ["1400-1500 g/mol", 1400, 1500],
    ["1,400–1,500 g/mol", 1400, 1500],
    ["mass 1500 to 1400", 1400, 1500],
    ["Molecular weight: between 300 and 400.5", 300, 400.5],
    ["1.4 - 1.5 kDa", 1400, 1500],
  ])("reads %j", (query, from, to) => {
    expect(readMassRange(query)).toEqual({ from, to });
  });
  it.each(["1-34", "11–13", "mass", "1400 g/mol", "PYY 3-36 g/mol", "176-191"])(
    "does not take %j for masses",
    (query) => {
      expect(readMassRange(query)).toBeNull();
    },
  );
});
