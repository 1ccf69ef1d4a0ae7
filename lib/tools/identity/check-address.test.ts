import { describe, expect, it } from "vitest";
import { checkHref, EMPTY_CHECK, readCheck } from "./check-address";

const CHECK = {
  ...EMPTY_CHECK,
  peptide: "81",
  masses: "710.36 100\n1419.7 & 40",
  measured: "molecules",
  tolerance: "20",
  unit: "ppm",
} as const;

describe("checkHref", () => {
  it("keeps a check in the fragment, which is not sent, without what is the default", () => {
    expect(checkHref(EMPTY_CHECK)).toBe("/tools/identity-check");
    expect(checkHref({ peptide: "81" })).toBe("/tools/identity-check#peptide=81");
    expect(checkHref({ ...CHECK, sequence: "GHK" })).not.toMatch("GHK");
    expect(checkHref(CHECK)).not.toMatch(/[?\n]/);
  });

  it.each([
    CHECK,
    { ...EMPTY_CHECK, sequence: "CYIQNCPLG-NH2 [disulfide 1-6]", masses: "1009,46" },
    { ...EMPTY_CHECK, peptide: "81", unit: "ppm", tolerance: "20" } as const,
    { ...EMPTY_CHECK, peptide: "81", tolerance: "" },
  ])("is read again as it was: %j", (check) => {
    expect(readCheck(checkHref(check).split("#")[1] ?? "", [81])).toEqual(check);
  });
});

describe("readCheck", () => {
  it("replaces what means nothing by the defaults", () => {
    expect(readCheck("peptide=999&mode=dose&unit=mg&masses=1", [81])).toEqual({
      ...EMPTY_CHECK,
      masses: "1",
    });
    expect(readCheck("%", [81])).toEqual(EMPTY_CHECK);
    expect(readCheck(`masses=${"1".repeat(9000)}`, [81])).toEqual(EMPTY_CHECK);
  });

  it("takes the default tolerance of the unit", () => {
    expect(readCheck("unit=ppm", [])).toMatchObject({ unit: "ppm", tolerance: "20" });
  });
});
