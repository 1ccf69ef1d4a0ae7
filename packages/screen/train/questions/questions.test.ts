import { describe, expect, it } from "vitest";
import { cases } from "@/evals/consultant/cases";
import describedWeights from "@/lib/consultant/retrieve/pages/weights/described-weights.json";
import toldWeights from "@/lib/consultant/retrieve/pages/weights/told-weights.json";
import { readManifest } from "../publish-weights";
import * as described from "./described-questions";
import { fitLogistic } from "./fit-logistic";
import * as named from "./named-questions";
import * as ofPages from "./page-questions";

const { answerable, outOfLibrary } = cases;
const evaluated = new Set([
  ...[...answerable.tuning, ...answerable.heldOut].map(({ ask }) => ask),
  ...outOfLibrary.tuning,
  ...outOfLibrary.heldOut,
]);

const read = {
  described: described.readDescribedQuestions(),
  told: named.readNamedQuestions(),
};

describe.each([
  ["described", read.described, describedWeights, described.fingerprint(read.described)],
  ["told", read.told, toldWeights, named.fingerprint(read.told)],
])("the questions of `npm run fit:%s`", (_, questions, weights, fingerprint) => {
  it("are what the weights were fitted to: run it after a change", () => {
    expect(weights.questions).toBe(fingerprint);
  });

  it("hold none of the evaluation's", () => {
    expect(questions.map(({ ask }) => ask).filter((ask) => evaluated.has(ask))).toEqual([]);
  });
});

it("the embeddings are those of the questions as they stand: run `npm run embed:questions` after a change", () => {
  const { plain, embeddings } = readManifest();
  expect(embeddings?.data).toBe(ofPages.fingerprint(ofPages.readPageQuestions(), plain?.sha256));
});

it("fits what parts two kinds", () => {
  const known = [-2, -1, 1, 2].map((size) => ({
    signs: { size, noise: Math.abs(size) },
    isRight: size > 0,
  }));
  const { size, noise } = fitLogistic(known);
  expect(size).toBeGreaterThan(1);
  expect(Math.abs(noise)).toBeLessThan(0.5);
});
