import { expect, it } from "vitest";
import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import { weighConcerns } from "@/lib/consultant/safety/classifier/ensemble";
import { tokenize } from "@/lib/consultant/safety/classifier/tokens";
import type { Example } from "./examples";
import { trainClassifier } from "./train-classifier";

const told = {
  emergency: ["he cannot breathe", "she fell and will not wake", "my chest hurts badly now"],
  ordinary: ["what is semaglutide", "which trials studied it", "how does it act"],
};

it("learns what it is shown, and the same each time", () => {
  const examples: Example[] = Object.entries(told).flatMap(([concern, messages]) =>
    messages.flatMap((message) =>
      Array.from({ length: 20 }, () => ({
        message,
        tokens: tokenize(message),
        concern: (CONCERNS as readonly string[]).indexOf(concern),
        voice: "test",
      })),
    ),
  );
  const ensemble = trainClassifier(examples);
  const weigh = (message: string) => weighConcerns(ensemble, tokenize(message));
  // None of these words stands in an example in this form: their vectors and letters are near.
  expect(weigh("she cannot breath").emergency).toBeGreaterThan(0.8);
  expect(weigh("which studies examined semaglutide").ordinary).toBeGreaterThan(0.8);
  const again = trainClassifier(examples);
  expect(weighConcerns(again, tokenize("he fell"))).toEqual(weigh("he fell"));
});
