import { expect, it } from "vitest";
import { massText } from "./number-text";

it.each([
  [4113.64, "4113.64 g/mol"],
  [1007.1999, "1007.2 g/mol"],
  [340, "340 g/mol"],
])("writes a mass of %d without a comma", (mass, text) => {
  expect(massText(mass)).toBe(text);
});
