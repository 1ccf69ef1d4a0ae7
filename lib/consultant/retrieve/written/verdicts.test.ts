import { expect, it } from "vitest";
import type { Passage } from "../../corpus/passage";
import { withFittingVerdict } from "./verdicts";

const passage = {} as Passage;
const told = (text: string, said: string) =>
  withFittingVerdict(text, { key: "", sentences: [{ text: said, passage }], sources: [] })
    .sentences[0]?.text;

it.each([
  ["is § banned in sport", "Yes, it is prohibited at all times."],
  ["may § be given on dialysis", "No, dialysis is a contraindication."],
  ["is § banned", "No, the Prohibited List does not name it."],
  ["does § lower sugar", "Yes, it lowers glucose."],
  ["is § still banned", "No, it is not banned any more."],
])("%s is answered with %s", (text, said) => {
  expect(told(text, said)).toBe(said);
});

it.each([
  [
    "is § allowed in sport",
    "Yes, it is prohibited at all times.",
    "It is prohibited at all times.",
  ],
  [
    "is § ruled out on dialysis",
    "No, dialysis is a contraindication.",
    "Dialysis is a contraindication.",
  ],
  ["is § allowed", "No, it is not named on the list.", "It is not named on the list."],
  ["why is § banned", "Yes, it is prohibited at all times.", "It is prohibited at all times."],
])("%s is not answered with the verdict of %s", (text, said, without) => {
  expect(told(text, said)).toBe(without);
});
