import { describe, expect, it } from "vitest";
import { parseList } from "./lists";

describe("parseList", () => {
  it.each([
    [
      "html items",
      "<ul><li>one</li><li class='x'>two, still two</li></ul>",
      ["one", "two, still two"],
    ],
    ["html items before pipes", "<li>a|b</li>", ["a|b"]],
    ["items left open", "<ul><li>one<li>two</ul>", ["one", "two"]],
    ["items over several lines", "<ul>\n<li>\n one\n</li>\n</ul>", ["one"]],
    ["markup inside an item", "<ul><li><strong>one</strong> &amp; more</li></ul>", ["one & more"]],
    ["pipes before commas", "one, with comma|two | three", ["one, with comma", "two", "three"]],
    ["commas", "one, two,three", ["one", "two", "three"]],
    ["empty items", "<ul><li> </li><li>one</li></ul>", ["one"]],
    ["empty parts", "|one||two|", ["one", "two"]],
    ["a single item", "one", ["one"]],
    ["nothing", "", []],
    ["a word that only begins like an item", "<link>one</link>, two", ["one", "two"]],
  ])("reads %s", (_, value, items) => {
    expect(parseList(value)).toEqual(items);
  });
});
