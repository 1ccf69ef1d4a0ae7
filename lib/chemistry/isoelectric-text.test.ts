import { expect, it } from "vitest";
import { isoelectricText } from "./isoelectric-text";
import { parseSequence } from "./sequence";

it.each([
  ["GHK", "9.7"],
  ["Ac-Lys-NH2", "None (no acidic group)"],
  ["Ac-Glu-NH2", "None (no basic group)"],
  ["Ac-Ala-NH2", "None (no acidic or basic group)"],
])("of %s is %s", (text, expected) => {
  expect(isoelectricText(parseSequence(text))).toBe(expected);
});

it("takes a note only where there is a point", () => {
  expect(isoelectricText(parseSequence("GHK"), " (calculated)")).toBe("9.7 (calculated)");
  expect(isoelectricText(parseSequence("Ac-Lys-NH2"), " (calculated)")).toBe(
    "None (no acidic group)",
  );
});

it("is null where the charge is not known", () => {
  expect(isoelectricText(parseSequence("GHK [Cu]"))).toBeNull();
});
