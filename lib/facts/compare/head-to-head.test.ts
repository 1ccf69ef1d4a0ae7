import { expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { headToHeadTable } from "./head-to-head";

const seeded = readSeedContent().peptides;
const tableOf = (...ids: number[]) =>
  headToHeadTable(
    ids.flatMap((id) => {
      const peptide = seeded.get(id);
      return peptide ? [{ ...peptide, id, updatedAt: "2026-11-24T00:00:00.000Z" }] : [];
    }),
  );
const trialsOf = (...ids: number[]) =>
  tableOf(...ids)?.rows.map(([first]) => first?.[0]?.text) ?? [];

it("tells the trials of one against the other, of a peptide in development too", () => {
  expect(seeded.get(1)?.facts?.development).not.toEqual([]);
  expect(trialsOf(1, 36)).toContain("SURPASS-2");
  expect(tableOf(1, 36)?.rows.every((row) => row.length === 4)).toBe(true);
});

it("tells a trial once that both pages tell, and none of those that were never compared", () => {
  expect(trialsOf(4, 103).filter((name) => name === "GetGoal-X")).toHaveLength(1);
  expect(tableOf(1, 81)).toBeNull();
});
