import { describe, expect, it } from "vitest";
import { parseSequence } from "@/lib/chemistry/sequence";
import { factsInput } from "@/lib/facts/facts-input";
import { readSeedContent } from "@/prisma/seed/data-files";
import { scaleAxis } from "./explore-axes";
import { type ExplorePoint, toExplorePoint } from "./explore-points";
import { exploreHref, readExploreRequest, readPicked } from "./explore-request";
import { originOf } from "./origin";
import { sortPoints } from "./sort-points";

const points = [...readSeedContent().peptides].map(([id, peptide]) =>
  toExplorePoint({ ...peptide, id, categoryId: peptide.categoryIds[0] ?? null }),
);

function point(id: number): ExplorePoint {
  const found = points.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The library has no peptide ${id}`);
  return found;
}

describe("the points of the library", () => {
  it("have mass, charge and length of the page, and a hydropathy only of the twenty residues", () => {
    const glucagon = point(95);
    expect(glucagon).toMatchObject({ mass: 3482.8, length: 29, tier: "approved" });
    // GHK by hand: (−0.4 − 3.2 − 3.9) / 3.
    expect(point(50).hydropathy).toBeCloseTo(-2.5, 6);
    expect(point(36)).toMatchObject({ mass: 4113.64, length: 31, hydropathy: null });
    expect(point(36).charge).toBeLessThan(0);
  });

  it("keep a mixture, whose values are not known", () => {
    expect(point(29)).toMatchObject({ mass: null, charge: null, hydropathy: null, length: null });
  });
});

describe("the origin", () => {
  const facts = factsInput.parse({ sources: {} });
  const of = (peptideType: string, sequence: string) =>
    originOf({ peptideType, facts }, parseSequence(sequence));

  it("is what facts, type or residues say, and no more", () => {
    expect(point(80).origin).toBe("natural");
    expect(of("Amylin analogue", "KCNT")).toBe("derived");
    expect(of("Synthetic tetrapeptide", "AEDG")).toBe("synthetic");
    expect(of("Neurohypophyseal hormone", "CYIQNCPLG-NH2 [disulfide 1-6]")).toBe("unrecorded");
    expect(originOf({ peptideType: "Hormone", facts: null }, null)).toBe("unrecorded");
  });

  it("is what the facts state of it before anything else", () => {
    const origin = { kind: "natural", text: "Of a snail", source: "one" } as const;
    const stated = { ...facts, identity: { ...facts.identity, origin } };
    expect(originOf({ peptideType: "Synthetic analogue", facts: stated }, null)).toBe("natural");
    expect(point(62).origin).toBe("natural");
    expect(point(98).origin).toBe("derived");
  });

  it("takes D residues, unnatural residues, fatty chains and other bridges for synthetic", () => {
    expect(of("Agonist", "H-D-Ala-Gly-OH")).toBe("synthetic");
    expect(of("Agonist", "H-Aib-Gly-OH")).toBe("synthetic");
    expect(of("Agonist", "Pal-Gly-His-Lys-OH")).toBe("synthetic");
    expect(of("Agonist", "H-Asp-Gly-Lys-NH2 [lactam 1-3]")).toBe("synthetic");
    expect(of("Agonist", "pGlu-Gly-OH")).toBe("unrecorded");
    expect(of("Agonist", "H-Gly-Ser(Octanoyl)-Phe-OH")).toBe("unrecorded");
  });
});

describe("an axis", () => {
  it("places all points within its ends, on a logarithmic scale where values span decades", () => {
    for (const axis of ["mass", "charge", "hydropathy", "length"] as const) {
      const { place, ticks } = scaleAxis(axis, points);
      const places = points.flatMap((each) => (each[axis] === null ? [] : place(each[axis])));
      expect(Math.min(...places)).toBeGreaterThan(0);
      expect(Math.max(...places)).toBeLessThan(100);
      expect(ticks.length).toBeGreaterThan(3);
      expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
    }
    const { place, ticks } = scaleAxis("mass", points);
    expect(ticks).toContain(1000);
    expect(place(1000) - place(500)).toBeCloseTo(place(2000) - place(1000), 0);
  });

  it("is empty where no value is known", () => {
    expect(scaleAxis("charge", []).ticks).toEqual([]);
  });
});

describe("the address", () => {
  const options = { of: { tier: [["approved", "Approved medicine"]] as [string, string][] } };
  const read = (query: string) => readExploreRequest(new URLSearchParams(query), options);

  it("leaves out what goes without saying, and takes unknown values for it", () => {
    expect(exploreHref(read("x=mass&y=charge&sort=name"))).toBe("/explore");
    expect(exploreHref(read("x=price&colour=pink&tier=best&only=%3Cb%3E"))).toBe("/explore");
    const query = "x=length&y=hydropathy&colour=origin&only=natural&sort=-mass&tier=approved";
    expect(exploreHref(read(query))).toBe(`/explore?${query}`);
    expect(exploreHref(read(query), { only: null, filter: {} })).toBe(
      "/explore?x=length&y=hydropathy&colour=origin&sort=-mass",
    );
  });
});

it("reads what was ticked from the names of boxes", () => {
  const params = new URLSearchParams("x=mass&pick-36=on&pick-1=on&pick-x=on");
  expect(readPicked(params)).toEqual([36, 1, Number.NaN]);
});

describe("the order", () => {
  it("is that of a column, with what is not known last in either direction", () => {
    const few = [point(29), point(36), point(70)];
    const sorted = (isDescending: boolean) =>
      sortPoints(few, { by: "mass", isDescending }).map(({ name }) => name);
    expect(sorted(false)).toEqual(["Vilon", "Semaglutide", "Cerebrolysin"]);
    expect(sorted(true)).toEqual(["Semaglutide", "Vilon", "Cerebrolysin"]);
    expect(sortPoints(few, { by: "name", isDescending: true }).map(({ name }) => name)).toEqual([
      "Vilon",
      "Semaglutide",
      "Cerebrolysin",
    ]);
  });
});
