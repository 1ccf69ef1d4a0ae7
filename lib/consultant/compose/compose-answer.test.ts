import { describe, expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { retrieve } from "../retrieve/retrieve";
import type { OfQuestion, Retrieved } from "../retrieve/retrieved";
import { declinedTexts } from "../safety/urgent-texts";
import { composeAnswer } from "./compose-answer";
import { composeCareful } from "./compose-careful";
import { suggestFollowUps } from "./suggest-follow-ups";

const library = await makeSmallLibrary([
  {
    name: "Alphatide",
    description:
      "<p>Alphatide is a peptide of ten residues. It was isolated from a marine snail in Japan.</p>",
    sideEffects: "<p>Nausea was frequent. Headache was rare.</p>",
    evidenceTier: "animal",
    evidenceReason: "One study in rats.",
  },
  {
    name: "Betatide",
    description: "<p>Betatide is a peptide of twelve residues.</p>",
    sideEffects: "<p>Fever was seen.</p>",
    evidenceTier: "cell",
    evidenceReason: "One study in cells.",
  },
]);

const answer = (message: string) => {
  const retrieved = retrieve(library, message, []);
  return composeAnswer(library, retrieved, { message, history: [] })
    .map(({ pieces, isList }) => pieces.map(({ text }) => (isList ? `- ${text}` : text)).join(" "))
    .join("\n");
};

describe("composeAnswer", () => {
  it("tells the whole paragraph that holds the question's words", () => {
    expect(answer("Was Alphatide isolated from a snail?")).toBe(
      "Alphatide is a peptide of ten residues. It was isolated from a marine snail in Japan.",
    );
  });

  it("says how strong the evidence is where that is asked", () => {
    expect(answer("How strong is the evidence for Alphatide?")).toContain(
      "Evidence tier: animal studies. One study in rats.",
    );
  });

  it("names the peptide where its sentences do not", () => {
    expect(answer("Does Alphatide cause headache?")).toBe(
      "About Alphatide: Nausea was frequent. Headache was rare.",
    );
  });

  it("sets two peptides side by side, with a name where the page says none", () => {
    expect(answer("side effects of Alphatide and Betatide")).toBe(
      "Alphatide: Nausea was frequent. Headache was rare.\nBetatide: Fever was seen.\nA page of its own sets all recorded facts side by side.",
    );
  });

  it("says nothing where the library holds nothing", () => {
    expect(answer("Does Alphatide cure malaria?")).toBe("");
  });
});

describe("composeCareful", () => {
  const [alphatide] = library.peptides;
  const passage = alphatide?.passages.get("sideEffects");
  const nothing = { kind: "nothing" as const, topics: library.peptides.slice(0, 1), passages: [] };
  const declined = (each: OfQuestion[]) =>
    composeCareful(library, "dose", [], { ...nothing, each }, "").blocks.flatMap(({ pieces }) =>
      pieces.map(({ text }) => text),
    );

  it("tells what was written for the question before it declines a request beside it", () => {
    const text = "Nausea came with Alphatide in most of those who tried it.";
    const written = [
      { key: "1 nausea", sources: [], sentences: passage ? [{ text, passage }] : [] },
    ];
    const found = { ...nothing, kind: "topics" as const, written } as unknown as Retrieved;
    const question = "Does it cause nausea?";
    expect(declined([{ question, found }])).toEqual([text, ...declinedTexts.dose]);
    expect(declined([{ question, found: nothing }])).toEqual([...declinedTexts.dose]);
  });
});

describe("suggestFollowUps", () => {
  it("asks for what was not asked and stands on the page", () => {
    const retrieved = retrieve(library, "How strong is the evidence for Alphatide?", []);
    expect(suggestFollowUps(library, retrieved)).toEqual([
      "What are the side effects of Alphatide?",
      "What is Alphatide?",
    ]);
  });

  it("does not offer what was asked or told before", () => {
    const retrieved = retrieve(library, "How strong is the evidence for Alphatide?", []);
    const asked = { isUser: true, message: "What are the side effects of Alphatide?" };
    expect(suggestFollowUps(library, retrieved, [asked])).toEqual(["What is Alphatide?"]);
  });

  it("offers nothing that the library cannot answer", async () => {
    const retrieved = retrieve(library, "What is the capital of Mongolia?", []);
    expect(suggestFollowUps(library, retrieved)).toEqual([]);
    const empty = await makeSmallLibrary([]);
    expect(suggestFollowUps(empty, retrieve(empty, "Hello there", []))).toEqual([]);
  });
});
