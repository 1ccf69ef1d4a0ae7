import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PeptideUses } from "@/components/peptides/peptide-uses";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { toArticleCard } from "@/lib/content/research/article-card";
import type { Article } from "@/lib/content/research/article-schema";
import {
  isFiltered,
  type LibraryItem,
  noFilter,
  RESEARCH_SORTS,
  type ResearchSort,
  selectItems,
} from "@/lib/content/research/library";
import { toVideoCard } from "@/lib/content/videos/video-card";
import type { Video } from "@/lib/content/videos/video-schema";

const times = {
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const article = (id: number, fields: Partial<Article>) =>
  toArticleCard({
    id,
    title: `Article ${id}`,
    abstract: "",
    content: "",
    source: "Nature",
    publisher: "",
    authors: null,
    year: null,
    date: null,
    url: null,
    journal: null,
    pmid: null,
    doi: null,
    peptideIds: "",
    ...times,
    ...fields,
  });
const video = (id: number, fields: Partial<Video>) =>
  toVideoCard({
    id,
    title: `Video ${id}`,
    description: "",
    publisher: "",
    creator: "",
    year: null,
    url: "",
    link: "",
    embedCode: "",
    peptideIds: "",
    ...times,
    ...fields,
  });
const sorted = (items: LibraryItem[], sort: ResearchSort) =>
  selectItems(items, { ...noFilter, sort }, () => "").map(({ id }) => id);

describe("the research library's order", () => {
  it("PUB-RES-58, 59 is one of four, and recent unless another is chosen", () => {
    expect(Object.keys(RESEARCH_SORTS)).toEqual(["recent", "oldest", "title-az", "title-za"]);
    expect(noFilter.sort).toBe("recent");
  });

  it("PUB-RES-65 is by the date for articles without a year, within a year too", () => {
    const articles = [
      article(1, { date: "2020-03-01T00:00:00.000Z" }),
      article(2, { date: "2021-01-01T00:00:00.000Z" }),
      article(3, { year: 1990, date: "2025-01-01T00:00:00.000Z" }),
      article(4, { date: "2020-09-01T00:00:00.000Z" }),
    ];
    expect(sorted(articles, "recent")).toEqual([3, 2, 4, 1]);
    expect(sorted(articles, "oldest")).toEqual([3, 1, 4, 2]);
  });

  it("PUB-RES-66 is by createdAt for videos without a year, within a year too", () => {
    const videos = [
      video(1, { createdAt: "2020-03-01T00:00:00.000Z" }),
      video(2, { createdAt: "2021-01-01T00:00:00.000Z" }),
      video(3, { year: 1990 }),
      video(4, { createdAt: "2020-09-01T00:00:00.000Z" }),
    ];
    expect(sorted(videos, "recent")).toEqual([3, 2, 4, 1]);
    expect(sorted(videos, "oldest")).toEqual([3, 1, 4, 2]);
  });

  it("PUB-RES-23 is no filter", () => {
    for (const sort of Object.keys(RESEARCH_SORTS) as ResearchSort[]) {
      expect(isFiltered({ ...noFilter, sort })).toBe(false);
    }
  });
});

describe("DEC-CONTRACT-37 the common uses of a peptide", () => {
  it.each([
    ["list items before pipes and commas", "<ul><li>A|b, c</li><li>D</li></ul>", ["A|b, c", "D"]],
    ["pipes before commas", "A, b|C", ["A, b", "C"]],
    ["commas", "A, B", ["A", "B"]],
  ])("are split at %s", (_, commonUses, uses) => {
    const peptide = { commonUses, benefits: "", conditions: [] as string[] } as Peptide;
    const html = renderToStaticMarkup(createElement(PeptideUses, { peptide }));
    expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, use]) => use)).toEqual(uses);
  });
});
