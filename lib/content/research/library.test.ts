import { describe, expect, it } from "vitest";
import {
  foldText,
  isFiltered,
  type LibraryFilter,
  type LibraryItem,
  noFilter,
  readResearchAddress,
  researchHref,
  selectItems,
} from "./library";

const items: LibraryItem[] = [
  { id: 5, title: "Ghrelin fingers", year: 2020, peptides: [36] },
  { id: 1, title: "[Antidiuretic peptides]", year: 2020, peptides: [0] },
  { id: 2, title: "Études of Frías", time: Date.UTC(2026, 0), peptides: [36, 0] },
  { id: 3, title: "apelin 10", year: 1984, peptides: [] },
  { id: 4, title: "Apelin 9", dateYear: 2001, time: Date.UTC(2001, 0), peptides: [81] },
];
const ids = (filter: Partial<LibraryFilter>) =>
  selectItems(items, { ...noFilter, ...filter }, ({ title }) => foldText(title)).map(
    ({ id }) => id,
  );

describe("selectItems", () => {
  it("puts those with a year before those without, in both directions, ties by id", () => {
    expect(ids({ sort: "recent" })).toEqual([5, 1, 3, 2, 4]);
    expect(ids({ sort: "oldest" })).toEqual([3, 1, 5, 4, 2]);
  });

  it("sorts titles as a reader would: case, accents and brackets aside, numbers by value", () => {
    expect(ids({ sort: "title-az" })).toEqual([1, 4, 3, 2, 5]);
    expect(ids({ sort: "title-za" })).toEqual([5, 2, 3, 4, 1]);
  });

  it("keeps a peptide's items; 0 means General and nothing else", () => {
    expect(ids({ peptide: 36 })).toEqual([5, 2]);
    expect(ids({ peptide: 0 })).toEqual([1, 2]);
    expect(ids({ peptide: 7 })).toEqual([]);
  });

  it("finds any part of the text, case and accents aside, spaces around it ignored", () => {
    expect(ids({ query: " APELIN " })).toEqual([3, 4]);
    expect(ids({ query: "frias" })).toEqual([2]);
    expect(ids({ query: "FRÍAS" })).toEqual([2]);
    expect(ids({ query: "fingers", peptide: 81 })).toEqual([]);
    expect(ids({ query: ".*" })).toEqual([]);
  });

  it("leaves its input alone", () => {
    const before = items.map(({ id }) => id);
    ids({ sort: "title-az" });
    expect(items.map(({ id }) => id)).toEqual(before);
  });
});

it("does not find a query across two fields", () => {
  expect(foldText("in the rat", undefined, "Nature")).toBe("in the rat\nnature");
});

it("counts a search or a peptide as a filter, an order not", () => {
  expect(isFiltered({ query: "  ", sort: "oldest" })).toBe(false);
  expect(isFiltered({ query: "a", sort: "recent" })).toBe(true);
  expect(isFiltered({ query: "", peptide: 0, sort: "recent" })).toBe(true);
});

describe("addresses", () => {
  const read = (address: string) =>
    readResearchAddress(new URLSearchParams(address), (id) => id === 36);

  it("leaves defaults out", () => {
    expect(researchHref("articles")).toBe("/research");
    expect(researchHref("videos", { query: " ", sort: "recent" })).toBe("/research?tab=videos");
    expect(researchHref("resources", { query: "x", sort: "oldest" })).toBe(
      "/research?tab=resources",
    );
    expect(researchHref("articles", { query: "a&b=c", peptide: 0, sort: "title-az" })).toBe(
      "/research?query=a%26b%3Dc&peptide=0&sort=title-az",
    );
    expect(researchHref("articles", noFilter, true)).toBe("/research?show=all");
    expect(researchHref("videos", noFilter, true)).toBe("/research?tab=videos");
  });

  it.each<[string, LibraryFilter]>([
    ["query=GLP-1&peptide=36&sort=oldest", { query: "GLP-1", peptide: 36, sort: "oldest" }],
    ["peptide=0", { query: "", peptide: 0, sort: "recent" }],
    ["peptide=&query=&sort=", noFilter],
    ["peptide=37", noFilter],
    ["peptide=36x&sort=constructor", noFilter],
  ])("reads %s", (address, filter) => {
    expect(read(address)).toEqual({ tab: "articles", filter, isWhole: false });
  });

  it("reads the length of the list of papers", () => {
    expect(read("show=all").isWhole).toBe(true);
    expect(read("show=some").isWhole).toBe(false);
    expect(read("tab=videos&show=all").isWhole).toBe(false);
  });

  it("takes only the three tabs", () => {
    expect(read("tab=videos").tab).toBe("videos");
    expect(read("tab=resources").tab).toBe("resources");
    for (const tab of ["Videos", "toString", "", "papers"]) {
      expect(read(`tab=${tab}`).tab).toBe("articles");
    }
  });
});
