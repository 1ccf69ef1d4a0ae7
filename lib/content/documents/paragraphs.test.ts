import { describe, expect, it } from "vitest";
import { isNumberedHeading, splitAtBlankLines, splitAtLines } from "./paragraphs";

describe("paragraphs at blank lines", () => {
  it.each([
    ["one", ["one"]],
    ["one\n\ntwo", ["one", "two"]],
    ["one\r\n\r\ntwo", ["one", "two"]],
    ["one\n \t\n\n\ntwo\n\n", ["one", "two"]],
    ["first line\nsecond line\n\nnext", ["first line\nsecond line", "next"]],
    ["", []],
    [" \n\n ", []],
  ])("%j", (text, expected) => expect(splitAtBlankLines(text)).toEqual(expected));
});

describe("paragraphs at lines", () => {
  it.each([
    ["one\ntwo", ["one", "two"]],
    ["one\r\n\r\n  two \rthree", ["one", "two", "three"]],
    ["", []],
    ["\n\n", []],
  ])("%j", (text, expected) => expect(splitAtLines(text)).toEqual(expected));
});

describe("a numbered heading", () => {
  it.each([
    ["1. What this site is", true],
    ["12) Changes and law", true],
    ["1. We reply within a day.", false],
    ["2. As follows:", false],
    ["1. ", false],
    ["1.5 million readers", false],
    ["2026 was a good year", false],
    ["What this site is", false],
    [`1. ${"long ".repeat(20)}line`, false],
  ])("%j: %s", (line, expected) => expect(isNumberedHeading(line)).toBe(expected));
});
