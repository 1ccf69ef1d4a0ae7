import { expect, it } from "vitest";
import { lineAt } from "./follow-field";

it("takes the line of a text where it is being edited", () => {
  const text = "One\nTwo\n\nThree";
  expect([null, 0, 3, 4, 7, 9, 14].map((at) => lineAt(text, at))).toEqual([
    "One",
    "One",
    "One",
    "Two",
    "Two",
    "Three",
    "Three",
  ]);
  expect(lineAt(text, 8)).toBe("One");
  expect(lineAt(" \n", 0)).toBe("");
});
