import { describe, expect, it } from "vitest";
import { readPhrases } from "../understand/words/readers-phrases";
import { indexPhrasings, matchPhrasing } from "./phrasings";
import { matchPlain, plainQuestions, VERSUS } from "./plain-questions";

describe("plain questions", () => {
  it.each([
    ["so is § safe to take?", "safe"],
    ["does it work", "works"],
    ["how does it actually work?", "how"],
    ["is there a pill", "pill"],
    ["and in pregnancy?", "pregnancy"],
    ["what happens when people stop taking it?", "stop"],
    ["who invented §", "discovered"],
    ["any side effects?", "side-effects"],
    ["§ vs §", "versus"],
  ])("%j is read as %s", (text, key) => {
    expect(matchPlain(readPhrases(text))).toBe(key);
  });

  it.each([
    "why",
    "does § work for lupus",
    "is § safe with warfarin",
    "why does § bind albumin",
    "how many people took part in surmount-5",
    "",
    "§",
  ])("%j asks for more than a plain question, or for nothing", (text) => {
    expect(matchPlain(readPhrases(text))).toBeNull();
  });

  it("puts each phrasing under one key", () => {
    const all = [...plainQuestions.values()].flatMap(({ phrasings }) => phrasings);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  it("suggests only questions that are read as what they are", () => {
    for (const [key, { question, next }] of plainQuestions) {
      expect(matchPlain(readPhrases(question.toLowerCase())), question).toBe(key);
      for (const one of next) expect(plainQuestions.has(one), `${key}: ${one}`).toBe(true);
      if (key !== VERSUS) expect(next.length).toBeGreaterThan(1);
    }
  });
});

describe("phrasings", () => {
  it("are not matched where two questions are asked alike", () => {
    const index = indexPhrasings([
      ["one", ["does § swell the ankles"]],
      ["other", ["can ankles swell on §"]],
    ]);
    expect(matchPhrasing(index, "swell ankles")).toBeNull();
  });
});
