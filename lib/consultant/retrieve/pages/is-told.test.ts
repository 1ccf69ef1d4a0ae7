import { describe, expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { stem } from "../../text/content-words";
import { isTold, tellingSigns } from "./is-told";

const library = await makeSmallLibrary([
  {
    name: "Alphatide",
    description: "<p>Alphatide stills fish. Rats that had it grew more hair on the back.</p>",
  },
  { name: "Betarin", description: "<p>Betarin is made by yeast in steel tanks.</p>" },
]);
const [alphatide] = library.peptides;
if (!alphatide) throw new Error("The library is empty");
const focusOf = (words: string) => words.split(" ").filter(Boolean).map(stem);
const question = (words: string) => ({ text: words, focus: focusOf(words), intents: [] });

describe("whether a page tells of what is asked", () => {
  it.each([
    ["", true],
    ["hair", true],
    ["hair rats", true],
    ["hair price", false],
    ["yeast price", false],
    ["zebra", false],
    ["hair zebra moon breakfast", false],
  ])("%j: %j", (words, told) => {
    expect(isTold(library, alphatide, question(words))).toBe(told);
  });

  it("goes by what is held, and where else", () => {
    const { signs } = tellingSigns(library, alphatide, question("hair rats yeast zebra"));
    expect(signs).toMatchObject({ unknown: 1, elsewhere: 1, neverTold: 0 });
    expect(signs.page).toBeGreaterThan(0.3);
    expect(signs.sentence).toBeLessThanOrEqual(signs.page);
    expect(tellingSigns(library, alphatide, question("cost")).signs.neverTold).toBe(1);
  });
});
