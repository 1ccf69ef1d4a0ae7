import { describe, expect, it } from "vitest";
import { abstractNote, fullCitation, isCitationOnly } from "./citation";
import { readingHref } from "./reading-href";

const paper = {
  title: "Desmopressin (DDAVP) in the Treatment of Bleeding Disorders",
  authors: "Mannucci PM",
  journal: "Blood",
  source: "Blood",
  publisher: "",
  year: 1997,
  date: null,
  pmid: null,
  doi: null,
};

describe("a full citation", () => {
  it("holds everything that is on record, in the order of a list of references", () => {
    expect(fullCitation(paper)).toBe(
      "Mannucci PM. Desmopressin (DDAVP) in the Treatment of Bleeding Disorders. Blood. 1997.",
    );
    expect(
      fullCitation({
        ...paper,
        title: "Is it so?",
        publisher: "Elsevier",
        year: null,
        date: "2001-05-06T00:00:00.000Z",
        pmid: "123",
        doi: "10.1000/x",
      }),
    ).toBe("Mannucci PM. Is it so? Blood. Elsevier. 2001. PMID 123. DOI 10.1000/x.");
  });

  it("leaves out what is not on record", () => {
    expect(fullCitation({ ...paper, authors: null, journal: null, source: "", year: null })).toBe(
      `${paper.title}.`,
    );
  });
});

it("only a paper with neither an address nor a text is a citation alone", () => {
  const nothing = { url: null, abstract: "<p> </p>", content: "" };
  expect(isCitationOnly(nothing)).toBe(true);
  expect(isCitationOnly({ ...nothing, abstract: "<p>Rats.</p>" })).toBe(false);
  expect(isCitationOnly({ ...nothing, content: "<p>Rats.</p>" })).toBe(false);
  expect(isCitationOnly({ ...nothing, url: "https://a.example" })).toBe(false);
});

it("Read Article leads to the paper, else to its page here, else nowhere", () => {
  expect(readingHref({ id: 7, url: "https://a.example" })).toBe("https://a.example");
  expect(readingHref({ id: 7, url: null })).toBe("/research/7");
  expect(readingHref({ id: 7, isCitationOnly: true })).toBeNull();
});

it("only a paper with an address is said to be readable at the source", () => {
  const url = "https://a.example";
  expect(abstractNote({ url, abstract: "" })).toContain("at the source");
  expect(abstractNote({ url, abstract: "<p>Rats.</p>" })).toContain("at the source");
  expect(abstractNote({ url: null, abstract: "" })).not.toContain("source");
  expect(abstractNote({ url: null, abstract: "<p>Rats.</p>" })).not.toContain("source");
});
