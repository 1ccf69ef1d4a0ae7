import { describe, expect, it } from "vitest";
import { citationLabel, leadAuthor } from "./citation-label";

const title = "Tirzepatide once weekly for the treatment of obesity";

describe("citationLabel", () => {
  it.each([
    ["several authors", { authors: "Chang CH, Tsai WC et al.", year: 2011 }, "Chang et al., 2011"],
    ["two authors", { authors: "Chang CH, Tsai WC", year: 2011 }, "Chang et al., 2011"],
    ["one author", { authors: "Smith J", year: 2003 }, "Smith, 2003"],
    ["one author and others", { authors: "Smith J et al", year: 2003 }, "Smith et al., 2003"],
    ["a surname of several words", { authors: "van der Berg AB, Li X" }, "van der Berg et al."],
    ["a group's name", { authors: "SURMOUNT Investigators" }, "SURMOUNT Investigators"],
    ["no authors", { authors: null, journal: "Nature", year: 1999 }, "Nature, 1999"],
    ["blank authors", { authors: " ", journal: "Nature" }, "Nature"],
    ["a title alone", { year: 2022 }, "“Tirzepatide once weekly for the treatment…”, 2022"],
    ["a short title alone", { title: "[On peptides]" }, "“On peptides”"],
  ])("with %s", (_, article, label) => {
    expect(citationLabel({ title, ...article })).toBe(label);
  });
});

it.each([
  ["Chang CH, Tsai WC et al.", "Chang CH et al."],
  ["Chang CH, Tsai WC", "Chang CH et al."],
  ["Smith J et al", "Smith J et al"],
  ["SURMOUNT Investigators", "SURMOUNT Investigators"],
  [null, null],
])("a list names %j as %j", (authors, lead) => {
  expect(leadAuthor(authors)).toBe(lead);
});
