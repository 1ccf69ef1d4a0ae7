import { describe, expect, it } from "vitest";
import { averageLogOdds, urgentLimitOf } from "./classify-message";
import { limits } from "./limits";

describe("the shares of two models together", () => {
  it("are those of both where they agree", () => {
    expect([...averageLogOdds([0.8, 0.2], [0.8, 0.2], 0.5)]).toEqual([
      expect.closeTo(0.8),
      expect.closeTo(0.2),
    ]);
  });

  it("have the mean of both log odds, and not of the shares", () => {
    // Odds of 99 to 1 and of 1 to 1: their geometric mean is about 9.95 to 1.
    const [ordinary = 0, danger = 0] = averageLogOdds([0.99, 0.01], [0.5, 0.5], 0.5);
    expect(ordinary / danger).toBeCloseTo(Math.sqrt(99));
    expect(ordinary + danger).toBeCloseTo(1);
  });

  it("are the first model's where that alone counts", () => {
    expect(averageLogOdds([0.7, 0.3], [0, 1], 1)[0]).toBeCloseTo(0.7);
  });

  it("are finite where a model leaves nothing", () => {
    const shares = averageLogOdds([1, 0], [0, 1], 0.5);
    expect(shares[0]).toBeCloseTo(0.5);
  });
});

it("has a higher limit for a danger in a long message that it can read", () => {
  const sentence = "My aunt takes a tablet at seven and another at ten. ";
  expect(urgentLimitOf(sentence)).toBe(limits.urgent);
  expect(urgentLimitOf(sentence.repeat(3))).toBe(limits.urgentOfLong);
  expect(urgentLimitOf("мы принимаем таблетку утром и вечером ".repeat(6))).toBe(limits.urgent);
});
