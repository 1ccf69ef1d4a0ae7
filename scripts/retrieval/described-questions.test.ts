import { expect, it } from "vitest";
import fitted from "@/lib/consultant/described-weights.json";
import { cases } from "@/tests/consultant/eval/cases";
import { fingerprint, readDescribedQuestions } from "./described-questions";

const questions = readDescribedQuestions();

it("is what the weights were fitted to: run `npm run fit:described` after a change", () => {
  expect(fitted.questions).toBe(fingerprint(questions));
});

it("holds none of the evaluation's questions", () => {
  const { answerable, outOfLibrary } = cases;
  const asked = new Set([
    ...[...answerable.tuning, ...answerable.heldOut].map(({ ask }) => ask),
    ...outOfLibrary.tuning,
    ...outOfLibrary.heldOut,
  ]);
  expect(questions.filter(({ ask }) => asked.has(ask))).toEqual([]);
});
