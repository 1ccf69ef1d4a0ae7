import { expect, it } from "vitest";
import { avatarFontSize, avatarScale } from "./peptide-avatar";

it("has the specified size of type", () => {
  expect(["AB", "Sema", "Tirze", "Semaglutide", "a".repeat(30)].map(avatarFontSize)).toEqual([
    14, 14, 19, 13, 10,
  ]);
});

it("draws a longer text smaller, so that no letter is cut off", () => {
  expect(avatarScale("AB", "small")).toBe(1);
  expect(avatarScale("BPC", "large")).toBe(1);
  expect(avatarScale("Semaglutide", "small")).toBeLessThan(0.5);
  // The same letters in two lines need less room.
  expect(avatarScale("BPC-157\nTB-500", "small")).toBeGreaterThan(
    avatarScale("BPC-157 TB-500", "small"),
  );
  expect(avatarScale("WWWWW", "small")).toBeLessThan(avatarScale("Tirze", "small"));
});
