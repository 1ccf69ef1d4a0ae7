import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "@/tests/support/database";
import { buildConsultantLibrary } from "../corpus/consultant-library";
import type { LibraryIndex } from "../corpus/library-index";
import { retrieve } from "../retrieve/retrieve";
import { composeAnswer } from "./compose-answer";

setUpDatabase("sqlite");
let library: LibraryIndex;
beforeAll(async () => {
  library = await buildConsultantLibrary();
});

const answer = (message: string) =>
  composeAnswer(library, retrieve(library, message, []), { message, history: [] })
    .map(({ pieces }) => pieces.map(({ text }) => text).join(" "))
    .join("\n");

describe("what a substance is called", () => {
  it.each(["what is the generic name of Wegovy", "what's the active ingredient in Wegovy?"])(
    "begins with whose brand it is: %j",
    (message) => {
      expect(answer(message)).toMatch(/^Wegovy is a brand of Semaglutide\./);
    },
  );

  it.each([
    ["Is Ozempic the same as semaglutide?", /^Ozempic is a brand of Semaglutide\./],
    ["Is Ozempic just a name for semaglutide?", /^Ozempic is a brand of Semaglutide\./],
    ["Ozempic vs semaglutide", /^Ozempic is a brand of Semaglutide\./],
    ["is Gattex different from teduglutide?", /^Gattex is a brand of Teduglutide\./],
    ["Is Ozempic the same as tirzepatide?", /^(?!.*is a brand of)/],
  ])("says of a brand and a substance whether they are one: %j", (message, says) => {
    expect(answer(message)).toMatch(says);
  });

  it("is told beside other words", () => {
    const message = "SNAP-8 on a cream label: what is the ingredient name I should look for?";
    expect(answer(message)).toMatch(/^Also known as: Acetyl octapeptide-3/);
  });

  it("is not what a question for a generic version asks", () => {
    expect(answer("is there a generic version of Victoza?")).not.toContain("is a brand of");
  });
});

describe("a recorded fact", () => {
  it.each([
    ["What is semaglutide's CAS?", /^CAS number: 910463-68-2\.$/m],
    ["how many amino acids does liraglutide have", /^Liraglutide has 31 residues\./],
    [
      "what does MOTS-c stand for",
      /^The name MOTS-c is short for "mitochondrial open reading frame/,
    ],
  ])("answers %j", (message, said) => {
    expect(answer(message)).toMatch(said);
  });

  it("is followed by no figure of a trial where a chain was asked for", () => {
    const told = answer("how many amino acids does liraglutide have");
    expect(told).not.toMatch(/cardiovascular events|hazard ratio/);
  });
});
