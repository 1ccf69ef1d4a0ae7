import { describe, expect, test } from "vitest";
import { withOthers } from "./ask-of-others";

describe("a question that is asked again of others", () => {
  test.each([
    [["How long is its half-life?", "and in children?"], "How long is its half-life in children?"],
    [
      ["What happened when obese monkeys were given it?", "And in people?"],
      "What happened when people were given it?",
    ],
    [
      ["It wakes me. How much did it help women in the trial?", "what about in men"],
      "How much did it help men in the trial?",
    ],
    [
      ["How long is its half-life in men?", "and in women?", "and in children?"],
      "How long is its half-life in children?",
    ],
    [
      ["By what percentage did weight change?", "and with placebo?"],
      "By what percentage did weight change with placebo?",
    ],
  ])("is put whole: %j", (messages, meant) => {
    expect(withOthers(messages).at(-1)).toBe(meant);
  });

  test.each([
    ["What is semaglutide?", "and in sport?"],
    ["What is it approved for?", "And in women?"],
    ["How long is its half-life?", "And what is it made of?"],
    ["How long is its half-life?", "And the weekly one?"],
    ["How much gets in under the skin?", "and if you swallow it?"],
    ["and in children?", ""],
  ])("is left as it is after %j: %j", (...messages) => {
    expect(withOthers(messages)).toEqual(messages);
  });
});
