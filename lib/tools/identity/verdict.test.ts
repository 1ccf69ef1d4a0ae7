import { describe, expect, it } from "vitest";
import { parseSequence } from "@/lib/chemistry/sequence";
import { explainPeaks, type Question } from "./explain-peaks";
import { verdictOf } from "./verdict";

const BPC_157 = "GEPPPGKPADDAGLV";
const OXYTOCIN = "CYIQNCPLG-NH2 [disulfide 1-6]";

function verdict(text: string, masses: number[], options: Partial<Question> = {}) {
  const sequence = parseSequence(text);
  return verdictOf(
    explainPeaks({
      sequence,
      masses,
      measured: "ions",
      tolerance: { value: 0.5, unit: "Da" },
      ...options,
    }),
  );
}

describe("verdictOf", () => {
  it("counts the neutral mass of a certificate as explained by the molecule as written", () => {
    expect(verdict(BPC_157, [710.36, 1419.7, 1418.7])).toMatch(
      /^All 3 masses fit the molecule as written\. 1418\.7 is the neutral mass itself, without a charge\./,
    );
  });

  it("says that a single mass is the neutral one, and which change comes close as an ion", () => {
    const said = verdict(BPC_157, [1418.7041]);
    expect(said).toMatch(
      /^The mass fits the molecule as written\. 1418\.7041 is the neutral mass itself, without a charge\./,
    );
    expect(said).toMatch("Within this tolerance it also fits the molecule as the amide or");
  });

  it("tells the neutral average mass from a loosely fitting ion", () => {
    expect(verdict(BPC_157, [1419.53])).toMatch(
      "The mass fits the molecule as written. 1419.53 is the neutral average mass itself, without a charge; as [M+H]+ it fits only loosely (128 ppm).",
    );
  });

  it("says of one mass among others that it is nearer to the neutral average mass", () => {
    expect(verdict(BPC_157, [710.3594, 1419.53])).toMatch(
      /^Both masses fit the molecule as written, but only loosely \(9\d ppm\)\. 1419\.53 is nearer to the neutral average mass, 1419\.5\d\./,
    );
    expect(
      verdict(BPC_157, [710.3594, 1419.53], { tolerance: { value: 50, unit: "ppm" } }),
    ).toMatch(
      /^1 of 2 masses fits the molecule as written\. 1419\.53 fits the neutral average mass, /,
    );
  });

  it("says that a molecule fits only loosely, and which fits more closely", () => {
    const said = verdict(BPC_157, [1418.7274]);
    expect(said).toMatch(/^The mass fits the molecule as written\./);
    expect(said).toMatch(/The molecule as the amide fits more closely \(less than 0\.1 ppm\)\./);
    expect(verdict(OXYTOCIN, [1007.85])).toMatch(/^The mass fits the .*but only loosely \(\d+ ppm/);
  });

  it("names the molecule as written beside a change that fits more masses ten times worse", () => {
    expect(verdict(BPC_157, [710.3594, 1419.7114, 1441.15])).toMatch(
      /^All 3 masses fit the molecule as the amide, but only loosely \(\d+ ppm\)\. The molecule as written fits only 2 of them, but more closely \(less than 0\.1 ppm\)\./,
    );
  });

  it("names the changes that would fit too, and whether they do so only loosely", () => {
    expect(verdict(BPC_157, [1419.7114, 1441.69])).toBe(
      "Both masses fit the molecule as written. Within this tolerance they also fit, but only loosely, the molecule as the amide.",
    );
    expect(verdict(OXYTOCIN, [1009.46])).toMatch("the molecule with any one of 3 other changes.");
  });

  it("says when nothing fits", () => {
    expect(verdict(OXYTOCIN, [3333.33])).toMatch("The mass does not fit");
    expect(verdict(OXYTOCIN, [3333.33, 4444.44])).toMatch("Neither of the masses fits");
    expect(verdict(OXYTOCIN, [3333.33, 4444.44, 5555.55])).toMatch("None of the masses fits");
  });
});
