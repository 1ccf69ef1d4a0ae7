import { describe, expect, it } from "vitest";
import { longestBlock, slowness } from "@/tests/support/event-loop";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { retrieve } from "./retrieve";
import { MAX_RETRIEVED_TOKENS } from "./retrieved";

const filler = Array.from({ length: 12 }, (_, at) => ({
  name: `Fillerin ${at}`,
  description: "<p>It is a peptide of the skin and of the blood.</p>",
}));
const library = await makeSmallLibrary([
  {
    name: "Alphatide",
    sequence: "RKDVY",
    description:
      "<p>Alphatide was isolated from the venom of a sea snail. With this venom the snail stills fish of the sea. It is studied in rats.</p>",
    mechanismOfAction: "<p>Alphatide binds the Zeta receptor.</p>",
    sideEffects: "<p>Nausea was frequent, and the skin darkened.</p>",
    regulatoryStatus: "research only",
  },
  {
    name: "Betarin I",
    peptideType: "Alphatide analogue",
    mechanismOfAction: "<p>Betarin I binds the receptor for Alphatide.</p>",
  },
  { name: "Betarin II", description: "<p>Betarin II is made by yeast.</p>" },
  { name: "Alphatide Long", description: "<p>Alphatide Long lasts for a week.</p>" },
  { name: "Twinin (with acid)", description: "<p>Twinin with acid stays for days.</p>" },
  { name: "Twinin (without acid)", description: "<p>Twinin without acid is gone in minutes.</p>" },
  { name: "Follistarin-344", description: "<p>Follistarin-344 is a chain of proteins.</p>" },
  { name: "Zincum Carrier", description: "<p>Zincum Carrier holds a metal.</p>" },
  ...filler,
]);

const topicsOf = (message: string, before?: string) => {
  const found = retrieve(library, message, before ? [{ isUser: true, message: before }] : []);
  return "topics" in found ? [found.kind, ...found.topics.map(({ name }) => name)] : [found.kind];
};

it("looks for what is asked beside a description by its own words", () => {
  const asked = "They took something from the venom of a sea snail. Was nausea frequent?";
  const found = retrieve(library, asked, []);
  expect(found).toMatchObject({ kind: "topics", topics: [{ name: "Alphatide" }] });
  expect("unnamed" in found && found.unnamed.text).not.toContain("snail");
});

describe("retrieve", () => {
  it.each([
    ["What is Alphatide?", ["topics", "Alphatide"]],
    ["WHAT IS ALPHATIDE?", ["topics", "Alphatide"]],
    ["What is Alphatide Long?", ["topics", "Alphatide Long"]],
    ["what is twinin", ["comparison", "Twinin (with acid)", "Twinin (without acid)"]],
    ["how long does twinin without acid stay", ["topics", "Twinin (without acid)"]],
    ["Which peptide came from the venom of a snail?", ["list"]],
    ["what was isolated from the venom of a sea snail?", ["topics", "Alphatide"]],
    ["Does Alphatide cause nausea?", ["topics", "Alphatide"]],
    ["why does Alphatide make skin darker", ["topics", "Alphatide"]],
    ["Is Alphatide for people who keep a snail?", ["topics", "Alphatide"]],
    ["Does Alphatide cure malaria?", ["nothing", "Alphatide"]],
    ["Is Alphatide from the venom of a zebrafish?", ["nothing", "Alphatide"]],
    ["What is the price of Alphatide from the venom of a snail?", ["nothing", "Alphatide"]],
    ["difference between betarin 1 and betarin 2", ["comparison", "Betarin I", "Betarin II"]],
    [
      "difference between Betarin I and Betarin II in yeast and moonlight",
      ["comparison", "Betarin I", "Betarin II"],
    ],
    ["Compare the colour of Betarin I and Betarin II", ["nothing", "Betarin I", "Betarin II"]],
    [
      "what is the gap between Betarin I and Betarin II in yeast",
      ["comparison", "Betarin I", "Betarin II"],
    ],
    ["why was Alphatide pulled", ["topics", "Alphatide"]],
    ["Which peptides act on the Alphatide receptor?", ["list"]],
    ["list the Alphatide analogues", ["list"]],
    ["How many people work on Alphatide?", ["nothing", "Alphatide"]],
    ["What will be found on Alphatide next year?", ["nothing", "Alphatide"]],
    ["What did the first person who had Alphatide look like?", ["nothing", "Alphatide"]],
    ["How does Alphatide taste?", ["nothing", "Alphatide"]],
    ["How does Alphatide dazzle octopuses in zeppelins?", ["nothing", "Alphatide"]],
    ["Is Alphatide approved in Ruritania and Freedonia?", ["topics", "Alphatide"]],
    ["Who was the first to be fond of Alphatide?", ["nothing", "Alphatide"]],
    ["What is the capital of Mongolia?", ["nothing"]],
    ["what is zincum", ["topics", "Zincum Carrier"]],
    ["follistarin or Betarin I: what are they?", ["comparison", "Follistarin-344", "Betarin I"]],
    ["how does zincum help with Betarin I", ["nothing", "Betarin I"]],
    ["RKDVY is the sequence of what?", ["topics", "Alphatide"]],
    ["Results of the HORIZON study on Alphatide in rats", ["nothing"]],
    ["dulatide and the venom of a snail", ["nothing"]],
    ["", ["nothing"]],
  ])("for %j finds %j", (message, found) => {
    expect(topicsOf(message)).toEqual(found);
  });

  it("takes a question without a name to be about what was spoken of, where that page tells of it", () => {
    expect(topicsOf("is there any nausea", "What is Alphatide?")).toEqual(["topics", "Alphatide"]);
    expect(topicsOf("may a child use this site?", "What is Alphatide?")).not.toContain("Alphatide");
    expect(topicsOf("is there any malaria", "What is Alphatide?")).toEqual(["nothing"]);
  });

  it("takes a word of another name to be no name where a question is about what was spoken of", () => {
    expect(topicsOf("can it carry zincum?", "What is Alphatide?")).toEqual([
      "nothing",
      "Alphatide",
    ]);
    expect(topicsOf("is it like zincum?", "What is Alphatide?")).toEqual([
      "comparison",
      "Alphatide",
      "Zincum Carrier",
    ]);
  });

  it("reads a long question only so far, and quickly", async () => {
    const block = await longestBlock(async () => {
      expect(topicsOf(`What is Alphatide? ${"and so on ".repeat(20_000)}`)[0]).not.toBe("list");
      expect(topicsOf(`${"x".repeat(2_000)} Alphatide`)).toEqual(["nothing"]);
    });
    expect(block / slowness()).toBeLessThan(2_000);
  });

  it("takes of two hundred names the first three", () => {
    const names = Array.from({ length: 200 }, (_, at) => `Fillerin ${at % 12}`).join(", ");
    expect(topicsOf(`Compare ${names}`)).toEqual([
      "comparison",
      "Fillerin 0",
      "Fillerin 1",
      "Fillerin 2",
    ]);
  });

  it("keeps to what a provider may be sent", async () => {
    const long = `<p>${"Rats were fed with it. ".repeat(800)}</p>`;
    const wordy = await makeSmallLibrary([
      { name: "Wordin", description: long, research: long, sideEffects: "<p>None.</p>" },
    ]);
    const { passages } = retrieve(wordy, "Wordin side effects", []);
    const letters = passages.flatMap(({ paragraphs }) => paragraphs.flat()).join(" ").length;
    expect(passages.length).toBeGreaterThan(0);
    expect(letters / 4).toBeLessThanOrEqual(MAX_RETRIEVED_TOKENS + 1);
  });

  it("finds nothing in an empty library", async () => {
    expect(retrieve(await makeSmallLibrary([]), "What is Alphatide?", [])).toEqual({
      kind: "nothing",
      topics: [],
      passages: [],
    });
  });
});
