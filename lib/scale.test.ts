import { expect, it } from "vitest";
import { scaleOver } from "./scale";

it("places values between its ends, with round ticks", () => {
  const { place, ticks } = scaleOver([-12, 0, 3]);
  expect(ticks).toEqual([-10, -5, 0]);
  expect(place(-12)).toBeGreaterThan(0);
  expect(place(3)).toBeLessThan(100);
});

it("gives equal ratios equal distances on a logarithmic scale, below 1 too", () => {
  const { place, ticks } = scaleOver([0.13, 13.3], true);
  expect(ticks).toEqual([0.2, 0.5, 1, 2, 5, 10]);
  expect(place(1) - place(0.5)).toBeCloseTo(place(10) - place(5), 0);
});

it("has ticks in a range of less than a decade", () => {
  expect(scaleOver([0.58, 1], true).ticks).toEqual([0.6, 0.7, 0.8, 0.9, 1]);
});

it("has a place for a single value, and none without values", () => {
  expect(scaleOver([5]).place(5)).toBe(50);
  expect(scaleOver([])).toMatchObject({ ticks: [] });
});
