import { describe, expect, it } from "vitest";
import facts from "@/lib/chemistry/facts.fixture.json";
import { protonatedMassToCharge } from "@/lib/chemistry/mass/ions";
import { parseSequence } from "@/lib/chemistry/sequence";
import { explainPeaks, type Question } from "./explain-peaks";
import { NEUTRAL } from "./ions";
import { readPeaks } from "./read-peaks";
import { listVariants } from "./variants";

const OXYTOCIN = "CYIQNCPLG-NH2 [disulfide 1-6]";

function ask(text: string, masses: number[], options: Partial<Question> = {}) {
  return explainPeaks({
    sequence: parseSequence(text),
    masses,
    measured: "ions",
    tolerance: { value: 10, unit: "ppm" },
    ...options,
  });
}

function names(text: string, mass: number, options: Partial<Question> = {}): string[] {
  const [peak] = ask(text, [mass], options).peaks;
  return (peak?.explanations ?? []).map(
    ({ variant, ion }) => `${ion.name}${ion.charge || ""} ${variant.name}`,
  );
}

function variantOf(text: string, name: string) {
  const found = listVariants(parseSequence(text)).find((variant) => variant.name === name);
  if (!found) throw new Error(`No variant "${name}" of ${text}`);
  return found;
}

describe("listVariants", () => {
  const base = (text: string) => variantOf(text, "as written").monoisotopic;

  // Mass differences of Unimod.
  it.each([
    ["MK", "oxidised once (+O)", 15.994915],
    ["NK", "deamidated once (Asn or Gln)", 0.984016],
    ["KK", "with one acetyl more", 42.010565],
    ["KK", "as the amide", -0.984016],
    [OXYTOCIN, "with a disulfide open", 2.01565],
    ["CK-NH2", "as the free acid", 0.984016],
    ["QK", "with pyroglutamate at the start (−NH3)", -17.026549],
  ])("of %s: %s", (text, name, difference) => {
    expect(variantOf(text, name).monoisotopic - base(text)).toBeCloseTo(difference, 5);
  });

  it("puts residues of one mass together, and tells Lys from Gln", () => {
    const all = listVariants(parseSequence("LIKQ")).map(({ name }) => name);
    expect(all).toContain("without one Leu or Ile");
    expect(all).toContain("without one Lys");
    expect(all).toContain("without one Gln");
    expect(all.filter((name) => /Leu|Ile/.test(name))).toEqual([
      "without one Leu or Ile",
      "with one Ile or Leu more",
    ]);
  });

  it("takes a side-chain group away, and a TFA salt on", () => {
    const text = "H-Ala-Lys(Pal+gGlu)-Ala-OH";
    expect(variantOf(text, "without the group on Lys").monoisotopic).toBeCloseTo(base("AKA"), 5);
    expect(variantOf("KPV", "with a TFA as salt").monoisotopic - base("KPV")).toBeCloseTo(
      113.99286,
      4,
    );
    expect(
      variantOf("KPV", "with a TFA as salt").average - variantOf("KPV", "as written").average,
    ).toBeCloseTo(114.023, 2);
  });

  it.each(facts)("of $name have masses", ({ sequence }) => {
    for (const { name, monoisotopic, average } of listVariants(parseSequence(sequence))) {
      expect(monoisotopic, name).toBeGreaterThan(0);
      expect(Math.abs(average / monoisotopic - 1), name).toBeLessThan(0.003);
    }
  });
});

describe("explainPeaks", () => {
  it.each(facts)("finds $name as written by its own ions", ({ sequence }) => {
    const { monoisotopic } = variantOf(sequence, "as written");
    const masses = [1, 2].map((charge) =>
      protonatedMassToCharge(monoisotopic, charge, "monoisotopic"),
    );
    const { peaks, best } = ask(sequence, masses);
    expect(best[0]).toMatchObject({ variant: { name: "as written" }, kind: "monoisotopic" });
    expect(best[0]?.explained).toHaveLength(2);
    for (const { explanations } of peaks) expect(explanations[0]?.variant.rank).toBe(0);
  });

  it("names charge, adduct and change, and the kind of mass", () => {
    const { monoisotopic, average } = variantOf(OXYTOCIN, "as written");
    expect(names(OXYTOCIN, monoisotopic + 1.007276)[0]).toBe("[M+H]1 as written");
    expect(names(OXYTOCIN, (monoisotopic + 1.007276 + 22.989218) / 2)[0]).toBe(
      "[M+H+Na]2 as written",
    );
    expect(names(OXYTOCIN, monoisotopic + 18.033826)[0]).toBe("[M+NH4]1 as written");
    expect(names(OXYTOCIN, monoisotopic + 2.01565 + 1.007276)[0]).toBe(
      "[M+H]1 with a disulfide open",
    );
    const [peak] = ask(OXYTOCIN, [average + 1.007276]).peaks;
    expect(peak?.explanations[0]).toMatchObject({ kind: "average" });
  });

  it("reads masses of neutral molecules", () => {
    const { average } = variantOf(OXYTOCIN, "as written");
    const options: Partial<Question> = {
      measured: "molecules",
      tolerance: { value: 0.3, unit: "Da" },
    };
    expect(names(OXYTOCIN, average, options)[0]).toBe("M as written");
    expect(names(OXYTOCIN, average + 21.98, options)[0]).toBe("M−H+Na as written");
  });

  it("holds to the tolerance, of the neutral molecule", () => {
    const { monoisotopic } = variantOf(OXYTOCIN, "as written");
    const off = protonatedMassToCharge(monoisotopic + 0.02, 2, "monoisotopic");
    expect(names(OXYTOCIN, off)).not.toContain("[M+2H]2 as written");
    expect(names(OXYTOCIN, off, { tolerance: { value: 25, unit: "ppm" } })[0]).toBe(
      "[M+2H]2 as written",
    );
    const [peak] = ask(OXYTOCIN, [off], { tolerance: { value: 25, unit: "ppm" } }).peaks;
    expect(peak?.explanations[0]?.deviation.Da).toBeCloseTo(0.02, 6);
  });

  it("of equally simple molecules names the nearest", () => {
    const { best } = ask(OXYTOCIN, [1009.46], { tolerance: { value: 0.5, unit: "Da" } });
    expect(best[0]?.variant.name).toBe("with a disulfide open");
    expect(best.map(({ variant }) => variant.name)).toContain("as the free acid");
  });

  it("takes one kind of mass for the whole list", () => {
    const { monoisotopic, average } = variantOf(OXYTOCIN, "as written");
    const masses = [monoisotopic + 1.00728, (average + 2 * 1.00728) / 2];
    const { best, peaks } = ask(OXYTOCIN, masses, { tolerance: { value: 20, unit: "ppm" } });
    expect(best[0]).toMatchObject({ variant: { rank: 0 }, kind: "monoisotopic" });
    expect(best[0]?.explained).toHaveLength(1);
    expect(peaks[1]?.explanations[0]).toMatchObject({ kind: "average" });
  });

  it("explains a neutral mass among ions by the molecule as written only", () => {
    const { monoisotopic } = variantOf("GEPPPGKPADDAGLV", "as written");
    const { best, peaks } = ask("GEPPPGKPADDAGLV", [monoisotopic], {
      tolerance: { value: 0.5, unit: "Da" },
    });
    expect(best[0]).toMatchObject({
      variant: { name: "as written" },
      explained: [{ ion: NEUTRAL }],
    });
    expect(
      peaks[0]?.explanations.filter(({ ion, variant }) => ion === NEUTRAL && variant.rank > 0),
    ).toEqual([]);
  });

  it("puts the molecule as written before a change, then the smaller error in ppm first", () => {
    const { best } = ask("GEPPPGKPADDAGLV", [1418.7041], { tolerance: { value: 0.9, unit: "Da" } });
    expect(best[0]?.variant.name).toBe("as written");
    const changes = best.slice(1).filter(({ variant }) => variant.rank === 1);
    expect(changes.map(({ error }) => error)).toEqual(
      changes.map(({ error }) => error).sort((a, b) => a - b),
    );
  });

  it("says when nothing explains a mass", () => {
    expect(ask(OXYTOCIN, [3333.33])).toMatchObject({
      peaks: [{ observed: 3333.33, explanations: [] }],
      best: [],
    });
  });
});

describe("readPeaks", () => {
  it.each([
    ["1028.79, 1371.38; 2056.57", [1028.79, 1371.38, 2056.57]],
    ["m/z 1028.79\n[M+3H]3+", [1028.79]],
    ["4,113.64", [4113.64]],
    ["1028.79,137.1", [1028.79, 137.1]],
    ["1028,79 1371,38", [1028.79, 1371.38]],
    ["1028.79 100\n1371.38 45.2", [1028.79, 1371.38]],
    ["1028.79\n1028.79", [1028.79]],
    ["", []],
  ])("reads %j", (text, masses) => {
    expect(readPeaks(text).masses).toEqual([...new Set(masses)]);
  });

  it("refuses what holds no mass, and what is too long", () => {
    expect(readPeaks("<b>none</b>").error).toMatch("No mass");
    expect(readPeaks("1 ".repeat(10_000)).error).toMatch("too long");
    expect(readPeaks(Array.from({ length: 31 }, (_, at) => at + 100).join(" ")).error).toMatch(
      "Up to 30",
    );
  });
});
