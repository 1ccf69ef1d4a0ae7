import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const peptides: {
  id: number;
  categories: number[];
  articles: string[];
  facts: { sequence?: string };
}[] = readdirSync("prisma/data/peptides").map((name) =>
  parse(readFileSync(`prisma/data/peptides/${name}`, "utf8")),
);

type Paper = { id: number; title: string; authors: string; [key: string]: unknown };
const articles: Paper[] = parse(readFileSync("prisma/data/articles.yaml", "utf8"));

/** How many items the seed holds: tests read the numbers, so that a new item changes none of them. */
export const SEEDED_PEPTIDES = peptides.length;
export const SEEDED_SEQUENCES = peptides.filter(({ facts }) => facts.sequence).length;
export const SEEDED_PAPERS = articles.length;
const videos: { peptideIds: number[] }[] = parse(readFileSync("prisma/data/videos.yaml", "utf8"));
export const SEEDED_VIDEOS = videos.length;
/** Those that are about no peptide in particular. */
export const SEEDED_GENERAL_VIDEOS = videos.filter(({ peptideIds }) =>
  peptideIds.includes(0),
).length;

export function countSeededIn(category: number): number {
  return peptides.filter(({ categories }) => categories.includes(category)).length;
}

export function countSeededPapersOn(peptide: number): number {
  return peptides.find(({ id }) => id === peptide)?.articles.length ?? 0;
}

/** Those at no address of their own. */
export const papersWithoutAddress = articles.filter(({ pmid, doi, url }) => !pmid && !doi && !url);

/** One of them with an abstract to read here, or with its citation alone. */
export function paperWithoutAddress({ hasAbstract }: { hasAbstract: boolean }): Paper {
  const found = papersWithoutAddress.find(({ abstract }) => Boolean(abstract) === hasAbstract);
  if (!found) throw new Error("The seed holds no such paper.");
  return found;
}
