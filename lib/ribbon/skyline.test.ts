import { describe, expect, it } from "vitest";
import { parseSequence } from "@/lib/chemistry/sequence";
import { drawSkyline, lipidPositions, SKYLINE_WIDTH } from "./skyline";

const draw = (sequence: string) => drawSkyline(parseSequence(sequence));

describe("drawSkyline", () => {
  it("draws hydrophobic residues upwards and hydrophilic ones downwards", () => {
    const [, up, down] = draw("IK");
    expect(up).toMatchObject({ stroke: "var(--residue-hydrophobic)", d: "M4.5 24v-17" });
    expect(down?.d).toMatch(/^M13\.5 24v14/);
  });

  it("stays within its width however long the chain is", () => {
    const last = draw("A".repeat(200)).at(-1)?.d ?? "";
    const xs = [...last.matchAll(/M([\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.max(...xs)).toBeLessThanOrEqual(SKYLINE_WIDTH);
  });

  it("pales D residues and draws a bridge", () => {
    const paths = draw("CaC [disulfide 1-3]");
    expect(paths.some(({ opacity }) => opacity === 0.5)).toBe(true);
    expect(paths.at(-1)?.d).toMatch(/Q/);
  });
});

it("finds lipids on side chains and at the N-terminus", () => {
  expect(lipidPositions(parseSequence("H-Ala-Lys(Pal+gGlu)-Gly-OH"))).toEqual([2]);
  expect(lipidPositions(parseSequence("Pal-Gly-His-Lys-OH"))).toEqual([1]);
  expect(lipidPositions(parseSequence("GHK [Cu]"))).toEqual([]);
});
