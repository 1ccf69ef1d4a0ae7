import { expect, it } from "vitest";
import { CONCERNS } from "../../src/concerns";
import { type LinearModel, scoreNgrams } from "../../src/words/linear-model";
import { hashNgrams } from "../../src/words/ngrams";
import { tokenize } from "../../src/words/tokens";
import { softmax } from "../../src/words/vectors";
import { toExample } from "./examples";
import { trainLinear } from "./train-linear";

const told = {
  emergency: ["he cannot breathe", "she fell and will not wake", "my chest hurts badly now"],
  ordinary: ["what is semaglutide", "which trials studied it", "how does it act"],
} as const;

it("learns what it is shown, and the same each time", () => {
  const examples = (["emergency", "ordinary"] as const).flatMap((name) => {
    const concern = CONCERNS.indexOf(name);
    return told[name].flatMap((message) =>
      Array.from({ length: 20 }, () => toExample(message, { concern, voice: "test" })),
    );
  });
  const model = trainLinear(examples);
  // None of these words stands in an example in this form: their letters are near.
  expect(shareOf(model, "she cannot breath", "emergency")).toBeGreaterThan(0.8);
  expect(shareOf(model, "which studies examined semaglutid", "ordinary")).toBeGreaterThan(0.8);
  expect(trainLinear(examples)).toEqual(model);
});

function shareOf(model: LinearModel, message: string, concern: (typeof CONCERNS)[number]) {
  return softmax(scoreNgrams(model, hashNgrams(tokenize(message))))[CONCERNS.indexOf(concern)];
}
