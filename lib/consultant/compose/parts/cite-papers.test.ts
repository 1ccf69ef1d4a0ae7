import { describe, expect, it } from "vitest";
import { ask } from "@/evals/consultant/ask";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";

const library = await readSeededLibrary();
const hrefs = async (message: string) =>
  (await ask(library, message)).citations.map(({ href }) => href.replace(/\d+/, "N"));

describe("the papers of an answer", () => {
  it.each([
    "what did the Neer trial of teriparatide find",
    "cerebrolysin in acute ischaemic stroke: the Cochrane review",
  ])("are named as the page of the peptide lists them, and then opened: %j", async (message) => {
    const ofPapers = (await hrefs(message)).filter(
      (href) => href.endsWith("research") || href.startsWith("/research"),
    );
    expect(ofPapers).toEqual(["/peptides/N#research", "/research/N"]);
  });

  it("come after the recorded facts of a trial that is asked for", async () => {
    const message = "Did thymosin alpha 1 help people with sepsis in the BMJ trial?";
    expect((await hrefs(message)).slice(0, 2)).toEqual([
      "/peptides/N#trials",
      expect.stringMatching(/^\/peptides\/N#|^\/research\/N$/),
    ]);
  });

  it.each([
    "What is PMID 35658024?",
    "Who wrote “Tirzepatide Once Weekly for the Treatment of Obesity”?",
    "the paper by Neer and others of 2001",
  ])("come first where they are what is asked for: %j", async (message) => {
    expect((await hrefs(message))[0]).toBe("/research/N");
  });

  it("send nobody to the source of one without an address", async () => {
    const { text } = await ask(
      library,
      "Who wrote “Desmopressin (DDAVP) in the Treatment of Bleeding Disorders: The First 20 Years”?",
    );
    expect(text).toContain("Mannucci PM");
    expect(text).toContain("No web address is on record for it.");
    expect(text).toContain("no summary of this paper and no web address for it");
    expect(text).not.toContain("at the source");
  });
});
