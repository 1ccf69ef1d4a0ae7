import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readListField, writeListField } from "./list-field";
import { parseList } from "./lists";

const change = (value: string, edit: (texts: string[]) => string[]) => {
  const field = readListField(value);
  return writeListField(field, edit(field.items.map(({ text }) => text)));
};

describe("a list field", () => {
  it.each([
    ["one|two", "one|two|new"],
    ["one, two", "one, two, new"],
    ["<ul><li>one</li><li>two</li></ul>", "<ul><li>one</li><li>two</li><li>new</li></ul>"],
    ["", "new"],
    ["one", "one|new"],
  ])("keeps the form of %j", (value, expected) => {
    expect(change(value, (texts) => [...texts, "new"])).toBe(expected);
  });

  it("keeps the html of items that stay", () => {
    expect(change("H<sub>2</sub>O|two", ([water = ""]) => ["a < b", water])).toBe(
      "a &lt; b|H<sub>2</sub>O",
    );
  });

  it("changes its form where an item holds what parts the items", () => {
    expect(change("one, two", (texts) => [...texts, "a, b"])).toBe("one|two|a, b");
    expect(change("one|two", () => ["a|b"])).toBe("<ul><li>a|b</li></ul>");
    expect(change("", () => ["a, b"])).toBe("a, b|");
  });

  it("reads back as what was written, whatever it is", () => {
    const text = fc
      .string({ unit: fc.constantFrom("a", "b", ",", "|", "&", "<", ">", " ") })
      .map((value) => value.replace(/\s+/g, " ").trim())
      .filter(Boolean);
    const start = fc.constantFrom("", "x|y", "x, y", "<ul><li>x</li></ul>");
    fc.assert(
      fc.property(start, fc.array(text, { maxLength: 5 }), (value, texts) => {
        expect(parseList(change(value, () => texts))).toEqual(texts);
      }),
    );
  });
});
