import { expect, it } from "vitest";
import { plainText, toBlocks } from "./answer-blocks";

const shown = (text: string) =>
  toBlocks(text).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ pieces }) =>
      pieces.map((piece) => ("text" in piece ? piece.text : piece.marker)),
    ),
  ]);

it("parts paragraphs at blank lines, and lists from them", () => {
  expect(shown("One.\nTwo.\n \nThree:\n- first\n- second\nFour.\n\n")).toEqual([
    ["paragraph", ["One."], ["Two."]],
    ["paragraph", ["Three:"]],
    ["list", ["first"], ["second"]],
    ["paragraph", ["Four."]],
  ]);
});

it("sets quotations apart", () => {
  expect(shown("It does.[1]\n\n> So it says.[1]\n\n>")).toEqual([
    ["paragraph", ["It does.", 1]],
    ["quotation", ["So it says.", 1]],
    ["paragraph", [">"]],
  ]);
});

it("finds marks, and no brackets that are none", () => {
  expect(shown("Seen in rats.[1][12] In [people] none [3].")).toEqual([
    ["paragraph", ["Seen in rats.", 1, 12, " In [people] none", 3, "."]],
  ]);
});

it.each(["", "\n\n", "- ", "[", "a - b", "1-5 [1] [2", "-", "[1]"])("takes %j as it is", (text) => {
  expect(() => toBlocks(text)).not.toThrow();
});

it("gives each piece a place of its own", () => {
  for (const { lines } of toBlocks("a[1]b[1]\n- [2] c")) {
    for (const { pieces } of lines) {
      expect(new Set(pieces.map(({ at }) => at)).size).toBe(pieces.length);
    }
  }
});

it("is read out and copied without marks", () => {
  expect(plainText(" Seen in rats.[1][2] In mice [3]. ")).toBe("Seen in rats. In mice.");
  expect(plainText("It does.[1]\n\n> Seen in rats.[2]")).toBe("It does.\n\nSeen in rats.");
});
