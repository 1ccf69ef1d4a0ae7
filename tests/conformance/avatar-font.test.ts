import { expect, it } from "vitest";
import { avatarFontSize } from "@/components/peptides/peptide-avatar";

it.each([
  [1, 14],
  [3, 14],
  [4, 14],
  [5, 19],
  [10, 14],
  [14, 10],
  [20, 10],
])("a text of %i characters has %i px", (length, size) => {
  expect(avatarFontSize("A".repeat(length))).toBe(size);
});
