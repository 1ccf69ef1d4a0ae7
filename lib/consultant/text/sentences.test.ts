import { expect, it } from "vitest";
import { splitSentences } from "./sentences";

it.each([
  ["One. Two? Three", ["One.", "Two?", "Three"]],
  [
    "Counts were low. van Velzen et al. review it.",
    ["Counts were low.", "van Velzen et al. review it."],
  ],
  ["By Prasse et al. van der Berg wrote more.", ["By Prasse et al. van der Berg wrote more."]],
  ["About 3.5 mg, e.g. in rats.", ["About 3.5 mg, e.g. in rats."]],
])("splits %j into %j", (paragraph, sentences) => {
  expect(splitSentences(paragraph)).toEqual(sentences);
});
