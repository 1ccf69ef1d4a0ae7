import { describe, expect, it } from "vitest";
import { runFrom } from "./run-of";

describe("the run of a paragraph", () => {
  const sentences = ["Rats slept.", "This was brief.", "Mice ran far.", "They tired."];

  it.each([
    [0, 2, ["Rats slept."]],
    [2, 20, sentences],
    [2, 8, ["Rats slept.", "This was brief.", "Mice ran far."]],
    [2, 7, ["Mice ran far.", "They tired."]],
  ])("at %i in %i words", (at, most, told) => {
    expect(runFrom(sentences, at, most)).toEqual(told);
  });
});
