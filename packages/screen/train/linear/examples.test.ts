import { describe, expect, it } from "vitest";
import { cases } from "@/evals/consultant/cases";
import { weightFiles } from "../../src/weight-files";
import { readTensors } from "../../src/words/tensor-file";
import { tokenize } from "../../src/words/tokens";
import { fingerprint, readExamples } from "./examples";

const examples = readExamples();
const alike = (message: string) => tokenize(message).join(" ");

describe("the examples of the screen", () => {
  it("are those that its model of words was made from: run `npm run train:screen` after a change", () => {
    expect(readTensors(weightFiles.ngrams).metadata.examples).toBe(fingerprint(examples));
  });

  it("each stand once", () => {
    const seen = new Map<string, number>();
    for (const { tokens } of examples) {
      const text = tokens.join(" ");
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it("hold none of the messages of the evaluation", () => {
    const { answerable, ...messages } = cases;
    const asked = [
      ...Object.values(messages).flatMap(({ tuning, heldOut }) => [...tuning, ...heldOut]),
      ...[...answerable.tuning, ...answerable.heldOut].map(({ ask }) => ask),
    ];
    const known = new Set(examples.map(({ tokens }) => tokens.join(" ")));
    expect(asked.filter((message) => known.has(alike(message)))).toEqual([]);
  });
});
