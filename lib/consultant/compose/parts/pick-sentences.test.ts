import { describe, expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { pickParagraphs, pickSentences, pickTold } from "./pick-sentences";

const library = await makeSmallLibrary([
  {
    name: "Alphatide",
    description: [
      "<p>Alphatide is a peptide of ten residues. It was isolated from a snail. Its use is rare.</p>",
      "<p>The other trial was in Japan. In the first, forty patients with gout were treated. In the second, the knees were measured.</p>",
    ].join(""),
  },
  {
    name: "Betatide",
    description: "<p>Patients with gout were treated in a trial of its use.</p>",
  },
]);
const passage = library.peptides[0]?.passages.get("overview");
if (!passage) throw new Error("There is no overview");

describe("picked sentences", () => {
  it("come with those that they lean on, in their order", () => {
    expect(pickTold(library, passage, ["snail"])).toEqual([
      "Alphatide is a peptide of ten residues.",
      "It was isolated from a snail.",
      // A short sentence is followed by the next.
      "Its use is rare.",
    ]);
    expect(pickSentences(passage, ["knee"])[0]).toBe("The other trial was in Japan.");
  });

  it("are none where none tells of the focus", () => {
    expect(pickTold(library, passage, ["malaria"])).toEqual([]);
    expect(pickSentences(passage, ["malaria"])).toEqual([]);
  });

  it("hold the rarer word of two", () => {
    expect(pickTold(library, passage, ["gout", "japan"]).join(" ")).toContain("Japan");
  });
});

describe("pickParagraphs", () => {
  it("ends before a paragraph that would be torn", () => {
    expect(pickParagraphs(passage, 20)).toEqual([passage.paragraphs[0]]);
  });

  it("begins a paragraph that is too long by itself", () => {
    expect(pickParagraphs(passage, 8)).toEqual([["Alphatide is a peptide of ten residues."]]);
  });
});
