import { describe, expect, it } from "vitest";
import { evaluate } from "./evaluate";

describe.each(["tuning", "heldOut"] as const)("the %s queries", (set) => {
  it("show a peptide that was meant among the first three, 98 times of 100", async () => {
    const { queries, at3 } = await evaluate(set);
    expect(queries).toBeGreaterThan(200);
    expect(at3 / queries).toBeGreaterThanOrEqual(0.98);
  });
});
