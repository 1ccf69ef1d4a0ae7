import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "@/tests/support/database";
import { buildConsultantLibrary } from "../corpus/consultant-library";
import type { LibraryIndex } from "../corpus/library-index";
import { retrieve } from "../retrieve/retrieve";
import { promptPassages } from "./prompt-passages";

setUpDatabase("sqlite");
let library: LibraryIndex;
beforeAll(async () => {
  library = await buildConsultantLibrary();
});

function sent(question: string, maxTokens = 8_000) {
  return promptPassages(library, retrieve(library, question, []), maxTokens);
}

const peptide = (name: string) => {
  const found = library.peptides.find((one) => one.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};

describe("promptPassages", () => {
  it("sends the whole page and every fact, what is asked for first", () => {
    const { passages, factPassages } = peptide("Ziconotide");
    const given = sent("What is the half-life of ziconotide?");
    expect(given[0]).toBe(factPassages.get("halfLife"));
    for (const passage of [...passages.values(), ...factPassages.values()]) {
      expect(given).toContain(passage);
    }
  });

  it("sends the papers that the question touches", () => {
    const given = sent("Does semaglutide lower cardiovascular death and stroke?");
    const titles = given.filter(({ section }) => section === "article").map(({ title }) => title);
    expect(titles.join()).toMatch(/Cardiovascular Outcomes/);
  });

  it("sends both sides of a comparison, whatever the budget", () => {
    const { id: one } = peptide("Semaglutide");
    const { id: other } = peptide("Tirzepatide");
    for (const maxTokens of [1_000, 3_000]) {
      const ids = sent("Compare semaglutide and tirzepatide", maxTokens).map(
        ({ peptideId }) => peptideId,
      );
      expect(new Set(ids)).toEqual(new Set([one, other]));
    }
  });

  it("sends a list that is already queried, with its count and a fact of each member", () => {
    const question = "Which peptides are approved for obesity?";
    const retrieved = retrieve(library, question, []);
    if (retrieved.kind !== "facts") throw new Error("It is no list");
    const { found } = retrieved.list;
    const [summary, ...members] = promptPassages(library, retrieved, 8_000);
    expect(summary?.paragraphs[0]?.[0]).toContain(`${found.length} peptides`);
    for (const { name, id } of found) {
      expect(summary?.paragraphs[0]?.[0]).toContain(name);
      expect(members.some(({ peptideId }) => peptideId === id)).toBe(true);
    }
  });

  it("keeps to the budget, and cuts after a sentence", () => {
    const given = sent("What is semaglutide?", 1_000);
    const letters = given.flatMap(({ paragraphs }) => paragraphs.flat()).join(" ").length;
    expect(letters / 4).toBeLessThanOrEqual(1_000);
    expect(letters / 4).toBeGreaterThan(700);
    for (const { id, paragraphs } of given) {
      const { summary, passages, factPassages, articles } = peptide("Semaglutide");
      const whole = [summary, ...passages.values(), ...factPassages.values(), ...articles].find(
        (passage) => passage?.id === id,
      );
      expect(whole?.paragraphs.flat()).toEqual(expect.arrayContaining(paragraphs.flat()));
    }
  });
});
