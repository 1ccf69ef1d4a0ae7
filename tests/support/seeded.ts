import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const peptides: { categories: number[] }[] = readdirSync("prisma/data/peptides").map((name) =>
  parse(readFileSync(`prisma/data/peptides/${name}`, "utf8")),
);
const articles: object[] = parse(readFileSync("prisma/data/articles.yaml", "utf8"));

/** How many items the seed holds: tests read the numbers, so that a new item changes none of them. */
export const SEEDED_PEPTIDES = peptides.length;
export const SEEDED_PAPERS = articles.length;

export function countSeededIn(category: number): number {
  return peptides.filter(({ categories }) => categories.includes(category)).length;
}
