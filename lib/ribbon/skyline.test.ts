import { describe, expect, it } from "vitest";
import { parseSequence } from "@/lib/chemistry/sequence";
import { drawSkyline, lipidPositions, SKYLINE_WIDTH } from "./skyline";

const draw = (sequence: string) => drawSkyline(parseSequence(sequence));

describe("drawSkyline", () => {
  it("draws hydrophobic residues upwards and hydrophilic ones downwards", () => {
    const [, up, down] = draw("IK");
    expect(up).toMatchObject({ stroke: "var(--residue-hydrophobic)", d: "M1 24v-17", scaleX: 4.5 });
    expect(down?.d).toMatch(/^M3 24v15$/);
  });

  it("stays within its width however long the chain is", () => {
    const { d = "", scaleX = 1 } = draw("A".repeat(200)).at(-1) ?? {};
    const steps = [...d.matchAll(/[Mm]([\d.]+)/g)].map((match) => Number(match[1]));
    const end = scaleX * steps.reduce((sum, step) => sum + step);
    expect(steps).toHaveLength(200);
    expect(end).toBeGreaterThan(0.95 * SKYLINE_WIDTH);
    expect(end).toBeLessThanOrEqual(SKYLINE_WIDTH);
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
