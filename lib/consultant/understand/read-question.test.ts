import { describe, expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { normaliseQuestion } from "./normalise-question";
import { readQuestion } from "./read-question";

const library = await makeSmallLibrary([
  { name: "BPC-157", synonyms: ["Bepecin"], description: "<p>BPC-157 heals tendons of rats.</p>" },
  { name: "Follistatin-344", description: "<p>It binds myostatin and makes muscle grow.</p>" },
  { name: "Thymosin Beta-4", synonyms: ["Tβ4"], description: "<p>It binds actin.</p>" },
]);

const read = (message: string, before: string[] = []) => {
  const earlier = before.map((text) => ({
    ...readQuestion(library, text, []),
    message: text,
    listed: [],
    isList: false,
  }));
  const { topics, intents, focus } = readQuestion(library, message, earlier);
  return { topics: topics.map(({ name }) => name), intents, focus };
};

describe("readQuestion", () => {
  it.each([
    ["is bpc 157 safe", "BPC-157"],
    ["IS BEPECIN SAFE", "BPC-157"],
    ["is bepecni safe", "BPC-157"],
    ["is follistatin safe", "Follistatin-344"],
    ["is folistatin 344 safe", "Follistatin-344"],
    ["is thymosin β4 safe", "Thymosin Beta-4"],
  ])("in %j finds %j and asks for side effects", (message, name) => {
    expect(read(message)).toEqual({ topics: [name], intents: ["sideEffects"], focus: [] });
  });

  it("keeps as focus what is neither a name, nor a matter, nor an ordinary word", () => {
    expect(read("Does BPC-157 realy help my mother's tendons?").focus).toEqual([
      "mother",
      "tendon",
    ]);
    expect(read("How is CRISPR given?").focus).toEqual(["crispr"]);
  });

  it("takes no word that the library never tells of for a slip", async () => {
    const shop = await makeSmallLibrary([
      { name: "Alphatide", description: "<p>It is favored.</p>" },
    ]);
    expect(readQuestion(shop, "flavour of Alphatide", []).focus).toEqual(["flavor"]);
  });

  it("takes no word that has others of its meaning for a slip", async () => {
    const full = await makeSmallLibrary([
      { name: "Alphatide", description: "<p>An additive.</p>" },
    ]);
    expect(readQuestion(full, "is Alphatide addictive", []).focus).toEqual(["addictiv"]);
  });

  it("reads the sentence that asks, and the names of the others", () => {
    const { topics, focus } = read(
      "My nephew plays football and takes BPC-157. Does it heal tendons?",
    );
    expect(topics).toEqual(["BPC-157"]);
    expect(focus).toEqual(["heal", "tendon"]);
  });

  it("reads all that is said where what asks points back to it", () => {
    const { topics, focus } = read("My skin got darker with BPC-157. What is behind that?");
    expect(topics).toEqual(["BPC-157"]);
    expect(focus).toContain("skin");
  });

  it("knows what a follow-up leans on, and sets it beside what is named", () => {
    expect(read("is it safe?", ["What is BPC-157?"]).topics).toEqual(["BPC-157"]);
    expect(read("and follistatin?", ["Is BPC-157 safe?"]).intents).toEqual(["sideEffects"]);
    expect(read("is it related to follistatin?", ["What is BPC-157?"]).topics).toEqual([
      "BPC-157",
      "Follistatin-344",
    ]);
    expect(
      read("how long does it last? and is follistatin-344 the same thing?", ["What is BPC-157?"])
        .topics,
    ).toEqual(["BPC-157", "Follistatin-344"]);
    expect(
      read("My friend uses follistatin. How do the two differ?", ["What is BPC-157?"]).topics,
    ).toEqual(["BPC-157", "Follistatin-344"]);
    expect(read("Is that known with follistatin?", ["What is BPC-157?"]).topics).toEqual([
      "Follistatin-344",
    ]);
    const both = ["Compare BPC-157 and follistatin"];
    expect(read("which has the longer half-life?", both).topics).toEqual([
      "BPC-157",
      "Follistatin-344",
    ]);
    expect(read("which has the longer half-life?", ["What is BPC-157?"]).topics).toEqual([
      "BPC-157",
    ]);
  });
});

describe("normaliseQuestion", () => {
  it.each([
    ["Vet school question: does BPC-157 heal tendons?", "does BPC-157 heal tendons?"],
    ["PURSUIT: does BPC-157 heal tendons?", "PURSUIT: does BPC-157 heal tendons?"],
    ["Follistatin-344: does BPC-157 bind it?", "Follistatin-344: does BPC-157 bind it?"],
    ["As a coach of a mixed team I need what BPC-157 heals", "what BPC-157 heals"],
    ["Pharmacology homework: what does BPC-157 heal?", "what does BPC-157 heal?"],
    ["There is no emergency. What does BPC-157 heal?", "What does BPC-157 heal?"],
    ["You didn't say who makes BPC-157.", "who makes BPC-157."],
    ["I still don't know what BPC-157 heals", "what BPC-157 heals"],
    ["I coach cyclists. What does BPC-157 heal?", "What does BPC-157 heal?"],
    ["For a seminar I need every peptide like BPC-157", "every peptide like BPC-157"],
    ["t½ of BPC-157, or its T(1/2)?", "half-life of BPC-157, or its half-life?"],
    ["Is BPC-157 just the Russian name of Tβ4?", "Is BPC-157 the same as Tβ4?"],
    ["BPC-157 vs Bepecin?", "Is BPC-157 the same as Bepecin?"],
    ["BPC-157 vs follistatin?", "BPC-157 vs follistatin?"],
    ["Is BPC-157 just another name for Bepecin?", "Is BPC-157 just another name for Bepecin?"],
  ])("of %j leaves %j", (message, plain) => {
    expect(normaliseQuestion(library, message)).toBe(plain);
  });
});

it.each([
  ["is vosoritide allowed at her age?", false],
  ["is vosoritide allowed at all with weak kidneys?", false],
  ["is vosoritide allowed from birth?", false],
  ["is vosoritide allowed in europe?", false],
  ["is vosoritide forbidden after radiation?", false],
  ["is vosoritide forbidden in sport?", true],
  ["is vosoritide allowed during competition?", true],
  ["is vosoritide allowed for an athlete?", true],
  ["is vosoritide allowed in teen boxing?", true],
])("reads whether %j asks for sport", (message, isOfSport) => {
  expect(readQuestion(library, message, []).intents.includes("sport")).toBe(isOfSport);
});
