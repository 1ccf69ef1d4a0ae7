import { z } from "zod";
import type { ArticleFile } from "../seed/data-files";
import type { Check, Problem } from "./content";

const digits = z.string().regex(/^\d{1,9}$/);
/** What an abbreviation of PubMed leaves out, and the place behind it in brackets. */
const FULL_JOURNAL_NAME = /\b(?:of|in|on|and|for|the)\b|[&:(]|\bJournal\b/;
const doi = z.string().regex(/^10\.\d{4,9}\/\S+$/);

/** Ids and keys must be unique, and referenced categories and peptides must exist. */
export const checkRecords: Check = ({ peptides, articles, categories, videos }) => {
  const categoryIds = new Set(categories.map(({ id }) => id));
  const peptideIds = new Set([0, ...peptides.map(({ id }) => id)]);
  return [
    ...listRepeated(peptides, ({ id }) => id).map(({ file, id }) => ({
      file,
      field: "id",
      problem: `${id} is another peptide's id too`,
    })),
    ...listRepeated(articles, ({ id }) => id).map(repeatedIn("articles.yaml", "id")),
    ...listRepeated(articles, ({ key }) => key).map(repeatedIn("articles.yaml", "key")),
    ...listRepeated(categories, ({ id }) => id).map(repeatedIn("categories.yaml", "id")),
    ...listRepeated(videos, ({ id }) => id).map(repeatedIn("videos.yaml", "id")),
    ...peptides.flatMap(({ file, categories: own }) =>
      own
        .filter((id) => !categoryIds.has(id))
        .map((id) => ({ file, field: "categories", problem: `category ${id} does not exist` })),
    ),
    ...videos.flatMap(({ id, peptideIds: own = [] }) =>
      (own.length > 0 ? own.filter((peptide) => !peptideIds.has(peptide)) : ["of none"]).map(
        (peptide) => ({
          file: "videos.yaml",
          field: `${id}.peptideIds`,
          problem: `peptide ${peptide} does not exist`,
        }),
      ),
    ),
  ];
};

/** Reports malformed file names, colours, identifiers and addresses. */
export const checkForms: Check = ({ peptides, articles, videos }) => [
  ...peptides
    .filter(({ file, id }) => !file.startsWith(`peptides/${String(id).padStart(3, "0")}-`))
    .map(({ file, id }) => ({ file, field: "id", problem: `${id} does not begin the file name` })),
  ...peptides
    .filter(({ avatar }) => !/^#[0-9a-f]{6}$/i.test(avatar.color))
    .map(({ file }) => ({ file, field: "avatar.color", problem: "is not of the form #0F766E" })),
  ...peptides
    .filter(({ facts: { cas } }) => cas && !hasCasCheckDigit(cas))
    .map(({ file }) => ({
      file,
      field: "facts.cas",
      problem: "does not end with its check digit",
    })),
  ...articles
    .filter(({ journal = "" }) => FULL_JOURNAL_NAME.test(journal))
    .map(({ key }) => ({
      file: "articles.yaml",
      field: `${key}.journal`,
      problem: "is not an abbreviation without a place, such as N Engl J Med",
    })),
  ...articles.flatMap(listLinkProblems),
  ...videos
    .filter(({ url }) => !isWebAddress(url ?? ""))
    .map(({ id }) => ({
      file: "videos.yaml",
      field: `${id}.url`,
      problem: "is not a well-formed address",
    })),
];

/** The last digit is the sum of the others, each times its place from the right, modulo 10. */
function hasCasCheckDigit(cas: string): boolean {
  const [check = 0, ...others] = [...cas.replaceAll("-", "")].map(Number).reverse();
  return others.reduce((sum, digit, at) => sum + digit * (at + 1), 0) % 10 === check;
}

function listLinkProblems(article: ArticleFile): Problem[] {
  const { key, pmid, doi: name } = article;
  const report = (field: string, problem: string) => ({
    file: "articles.yaml",
    field: `${key}.${field}`,
    problem,
  });
  if (pmid !== undefined && !digits.safeParse(pmid).success) {
    return [report("pmid", "is not a number")];
  }
  if (name === undefined) return [];
  if (!doi.safeParse(name).success) return [report("doi", "is not of the form 10.1000/name")];
  // A "#", "?" or "%" in the DOI would not be part of the URL's path.
  const address = `https://doi.org/${name}`;
  return isWebAddress(address) && decodePath(address) === name
    ? []
    : [report("doi", `gives the malformed address ${address}`)];
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s]+\.[^\s]+$/.test(address) && URL.canParse(address);
}

function decodePath(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address).pathname.slice(1));
  } catch {
    return undefined;
  }
}

export function listRepeated<Item>(items: Item[], getKey: (item: Item) => unknown): Item[] {
  const keys = items.map(getKey);
  return items.filter((item, index) => keys.indexOf(getKey(item)) < index);
}

function repeatedIn<Key extends "id" | "key">(file: string, name: Key) {
  return (entry: Record<Key, string | number>): Problem => ({
    file,
    field: `${entry[name]}.${name}`,
    problem: "is another entry's too",
  });
}
