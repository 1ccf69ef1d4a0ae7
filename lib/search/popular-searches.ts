import { noSearch, searchHref } from "./peptide-search";

/** The quick tags of the home page, which are the database's popular searches too. */
export const popularSearches = [
  "Muscle growth",
  "Weight loss",
  "Inflammation",
  "Recovery",
  "Memory",
  "Cognitive",
  "Energy",
  "Healing",
].map((label) => ({ label, href: searchHref({ ...noSearch, query: label }) }));
