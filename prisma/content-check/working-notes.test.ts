import { describe, expect, it } from "vitest";
import { checkContent } from "./check-content";
import { documentFile } from "./content";
import { add, articleOf, expectOnly, PAPER, peptideOf, TIRZEPATIDE, takeSample } from "./sample";

const NOTES = [
  "Sequence recalled; it reproduces the PubChem formula exactly.",
  "Computed from the recalled sequence.",
  "CAS and Russian status recalled.",
  "The class is recalled from the published list.",
  "CAS number as printed in several stored catalogues.",
  "CAS and CID as printed together in stored GitHub file 70539500295.",
  "One stored API catalogue prints another formula.",
  "CAS recalled; used in the query that found the formula page.",
  "The paper was retracted; the portal should say so.",
  "The fragment has a page of its own (id 67).",
  "The library holds two review articles.",
  "For a long history the library lists two broad reviews.",
  "The library's three papers concern another form.",
  "Both papers in the library are animal work.",
  "No approval is known to this library.",
  "This library describes no approved schedule.",
  "None is among the confirmed references.",
  "Bedwetting is not part of this reading list.",
];

const HONEST = [
  "The product was recalled from the market.",
  "Participants recalled more words after treatment.",
  "Fat is released from stored lipid, and stored calcium is set free.",
  "Vials stored in a refrigerator keep for a year.",
  "A phage display library was screened, and members of the library bound to the receptor.",
  "This library of analogues yielded two agonists.",
  "No trial in people is known.",
  "It reaches the pituitary through the portal vessels.",
  "PubChem records another formula under this name.",
];

describe("checkWorkingNotes", () => {
  it.each(NOTES)("refuses: %s", (text) => {
    const files = takeSample();
    peptideOf(files, TIRZEPATIDE).facts.notes = text;
    const problems = checkContent(files);
    expect(problems.length).toBeGreaterThan(0);
    for (const { file, field, problem } of problems) {
      expect({ file, field }).toEqual({ file: TIRZEPATIDE, field: "facts.notes" });
      expect(problem).toMatch(/^a working note: /);
    }
  });

  it.each(HONEST)("accepts: %s", (text) => {
    const files = takeSample();
    peptideOf(files, TIRZEPATIDE).facts.notes = text;
    expect(checkContent(files)).toEqual([]);
  });

  it("looks at everything a page on a peptide prints", () => {
    for (const field of ["massNote", "regulatoryStatus", "wadaNote", "peptideType"] as const) {
      const files = takeSample();
      const { facts } = peptideOf(files, TIRZEPATIDE);
      facts[field] = "FDA approved, year recalled";
      expectOnly(files, { file: TIRZEPATIDE, field: `facts.${field}`, problem: "a working note" });
    }
    const files = takeSample();
    add(peptideOf(files, TIRZEPATIDE), "research", "The library holds one paper.");
    expectOnly(files, { file: TIRZEPATIDE, field: "research", problem: "a working note" });
  });

  it("looks at abstracts and documents, where the site may name itself", () => {
    const files = takeSample();
    articleOf(files).abstract = "A trial in adults. The portal should say so.";
    expectOnly(files, {
      file: "articles.yaml",
      field: `${PAPER}.abstract`,
      problem: "a working note",
    });
    const legal = takeSample();
    const file = documentFile("legal-docs");
    Object.assign(Object(legal[file]), {
      disclaimer: "The portal says so in its library of papers. TODO",
    });
    expectOnly(legal, { file, field: "disclaimer", problem: "a working note" });
  });
});

const FACTS = "facts/001-tirzepatide.yaml";

describe("checkFactNotes", () => {
  it.each([
    "The stored copy of the page shows no date.",
    "The year of the registration was not found.",
    "The size of the change could not be read.",
    "An announcement, as republished by a newspaper.",
  ])("refuses: %s", (note) => {
    const files = takeSample();
    Object(files[FACTS]).approvals[0].note = note;
    expectOnly(files, { file: FACTS, field: "approvals[0].note", problem: "a working note" });
  });

  it("accepts what a study did not find, and an address", () => {
    const files = takeSample();
    Object(files[FACTS]).approvals[0].note = "No effect on the heart was found.";
    const [source] = Object.values(Object(files[FACTS]).sources);
    Object.assign(Object(source), { url: "https://example.org/as-republished/TODO" });
    expect(checkContent(files)).toEqual([]);
  });
});
