import { expect, it } from "vitest";
import { clip } from "./clip";

it.each([
  ["A short one.", 20, "A short one."],
  ["A sentence, cut at a word", 15, "A sentence…"],
  ["Incomprehensibilities", 10, "Incompreh…"],
  ["🧬🧬🧬🧬", 6, "🧬🧬…"],
])("clips %j to %i", (text, length, clipped) => {
  expect(clip(text, length)).toBe(clipped);
  expect(clip(text, length).isWellFormed()).toBe(true);
});
