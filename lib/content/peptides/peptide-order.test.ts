import { describe, expect, it } from "vitest";
import { selectPeptides } from "./peptide-order";
import type { PeptideCard } from "./peptide-schema";
import { peptidesHref } from "./peptides-address";

const categories = [
  { id: 0, name: "General", description: "" },
  { id: 1, name: "Weight", description: "" },
  { id: 2, name: "Recovery", description: "" },
];
const card = (id: number, name: string, categoryIds: number[]) =>
  ({ id, name, categoryIds }) as PeptideCard;
const cards = [
  card(1, "GHRP-6", [2]),
  card(2, "GHRP-2", [2, 1]),
  card(3, "apelin", [0]),
  card(4, "Zeta-10", [1]),
];
const names = (list: PeptideCard[]) => list.map(({ name }) => name);

describe("selectPeptides", () => {
  it("sorts by name as a reader would, numbers by value and case aside", () => {
    expect(names(selectPeptides(cards, categories, { sort: "name-az" }))).toEqual([
      "apelin",
      "GHRP-2",
      "GHRP-6",
      "Zeta-10",
    ]);
    expect(names(selectPeptides(cards, categories, { sort: "name-za" }))).toEqual([
      "Zeta-10",
      "GHRP-6",
      "GHRP-2",
      "apelin",
    ]);
  });

  it("sorts by the primary category's name, then by name", () => {
    expect(names(selectPeptides(cards, categories, { sort: "category" }))).toEqual([
      "apelin",
      "GHRP-2",
      "GHRP-6",
      "Zeta-10",
    ]);
  });

  it("keeps those of a category, primary or not, and leaves its input alone", () => {
    const before = names(cards);
    expect(names(selectPeptides(cards, categories, { category: 1, sort: "name-az" }))).toEqual([
      "GHRP-2",
      "Zeta-10",
    ]);
    expect(names(cards)).toEqual(before);
  });
});

it("leaves defaults out of the address", () => {
  expect(peptidesHref(undefined, "name-az")).toBe("/peptides");
  expect(peptidesHref(3, "name-az")).toBe("/peptides?category=3");
  expect(peptidesHref(3, "category")).toBe("/peptides?category=3&sort=category");
});
