import { expect, it } from "vitest";
import { toArticleCard } from "./article-card";
import type { Article } from "./article-schema";

const article = {
  id: 7,
  title: "On peptides",
  abstract: "<p>Long</p>",
  content: "",
  source: "Nature",
  publisher: "",
  authors: null,
  year: 2001,
  date: "1999-12-31T23:30:00.000Z",
  url: null,
  journal: null,
  pmid: null,
  doi: null,
  peptideIds: "0,36",
  peptideId: 36,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
} satisfies Article;

it("holds what the list needs and nothing that is empty", () => {
  expect(toArticleCard(article)).toEqual({
    id: 7,
    title: "On peptides",
    source: "Nature",
    year: 2001,
    peptides: [0, 36],
  });
});

it("marks a paper of which only the citation is on record", () => {
  expect(toArticleCard(article)).not.toHaveProperty("isCitationOnly");
  expect(toArticleCard({ ...article, abstract: "" })).toHaveProperty("isCitationOnly", true);
});

it("falls back to the date, then to the time of the record", () => {
  expect(toArticleCard({ ...article, year: null, peptideIds: "" })).toMatchObject({
    dateYear: 1999,
    time: Date.parse(article.date),
    peptides: [],
  });
  expect(toArticleCard({ ...article, year: null, date: null })).toMatchObject({
    time: Date.parse(article.createdAt),
  });
});
