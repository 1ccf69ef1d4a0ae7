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

it.each([
  ["is § approved for horses?", "Approved by the FDA in 2025."],
  ["is that true, and does it fade?", "Approved by the FDA in 2025."],
  ["is § approved?", "Yes, approved by the FDA in 2025."],
  ["is § approved in 2025?", "Yes, approved by the FDA in 2025."],
])(
  "%s is not answered with the verdict on a plain question that asks something else",
  (text, told) => {
    const said = "Yes, approved by the FDA in 2025.";
    const answer = { key: "1 approved", sentences: [{ text: said, passage }], sources: [] };
    expect(withFittingVerdict(text, answer).sentences[0]?.text).toBe(told);
  },
);
