import { describe, expect, it } from "vitest";
import { isPlain, otherNumeral, shortenGreek, splitWords } from "./words";

describe("splitWords", () => {
  it.each([
    ["GLP-1", ["glp", "1"]],
    ["GLP1", ["glp", "1"]],
    ["glp  1", ["glp", "1"]],
    ["α-MSH (11–13)", ["alpha", "msh", "(", "11", "13", ")"]],
    ["Tβ4", ["tbeta", "4"]],
    ["a|b", ["a", "b"]],
    ["50 %", ["50", "%"]],
    ["  - ", []],
    ["肽", ["肽"]],
  ])("splits %j into %j", (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

it("knows the other way of writing a numeral up to ten, and no other", () => {
  expect(["ii", "2", "x", "10", "xi", "11", "0", "if"].map(otherNumeral)).toEqual([
    "2",
    "ii",
    "10",
    "x",
    null,
    null,
    null,
    null,
  ]);
});

it("shortens Greek letters that are a word, and no word that only holds one", () => {
  expect(["beta", "tbeta", "alphabet", "mu", "theta", "t"].map(shortenGreek)).toEqual([
    "b",
    "tb",
    "alphabet",
    "mu",
    "t",
    "t",
  ]);
});

it("tells a name or a sentence from code", () => {
  expect(["[D-Trp6]-GnRH", "Ang-(1-7)", "what is BPC-157?"].map(isPlain)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["<b>", "a=b", "{{7*7}}", "50 %"].some(isPlain)).toBe(false);
});
