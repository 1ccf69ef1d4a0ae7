import { expect, it } from "vitest";
import { avatarFontSize, avatarScale } from "./peptide-avatar";

it("has the specified size of type", () => {
  expect(["AB", "Sema", "Tirze", "Semaglutide", "a".repeat(30)].map(avatarFontSize)).toEqual([
    14, 14, 19, 13, 10,
  ]);
});

it("draws a longer text smaller, so that no letter is cut off", () => {
  expect(avatarScale("Sema", "small")).toBe(1);
  expect(avatarScale("Tirze", "large")).toBeCloseTo(0.93, 2);
  for (const text of ["Tirze", "Semaglutide", "BPC-157\nTB-500"]) {
    const longest = Math.max(...text.split("\n").map((line) => line.length));
    const width = longest * 0.62 * avatarFontSize(text) * avatarScale(text, "small");
    expect(width, text).toBeLessThanOrEqual(40.001);
  }
});
