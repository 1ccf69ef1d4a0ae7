import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeWords, decodeWords } from "./word-codes";

describe("texts with coded words", () => {
  it("are shorter, and read as they were", () => {
    const texts = [Array.from({ length: 20 }, (_, at) => `The peptide of rats, number ${at}.`)];
    const coded = codeWords(texts);
    expect(coded.words.split("|")).toContain(" peptide");
    expect(JSON.stringify(coded).length).toBeLessThan(JSON.stringify(texts).length / 2);
    expect(decodeWords(coded)).toEqual(texts);
  });

  it("read as they were, whatever letters they have of their own", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        " peptide",
        " receptor",
        "Ωμέγα",
        "Ā",
        "ā",
        "\u0100\u0101",
        "|",
        "…",
        "пептид",
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("").repeat(4));
    fc.assert(
      fc.property(fc.array(fc.array(text, { maxLength: 4 }), { maxLength: 3 }), (texts) => {
        expect(decodeWords(codeWords(texts))).toEqual(texts);
      }),
    );
  });
});
