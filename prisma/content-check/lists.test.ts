import { describe, expect, it } from "vitest";
import type { ArticleFile } from "../seed/data-files";
import { checkContent } from "./check-content";
import {
  add,
  articleOf,
  articlesOf,
  expectOnly,
  PAPER,
  peptideOf,
  TIRZEPATIDE,
  takeSample,
} from "./sample";

describe("checkContent on articles", () => {
  it.each<[name: string, change: Partial<ArticleFile>, field: string, problem: string]>([
    ["an empty abstract", { abstract: "" }, "abstract", "is empty"],
    ["an abstract of one sentence", { abstract: "A trial." }, "abstract", "1 sentences"],
    ["an abstract of five", { abstract: "A trial. ".repeat(5) }, "abstract", "5 sentences"],
    ["html in an abstract", { abstract: "A. <img src=x> B." }, "abstract", "<img> is not allowed"],
    ["dosing in an abstract", { abstract: "A trial. Take it." }, "abstract", "imperative dosing"],
    ["a promise in an abstract", { abstract: "It cures. So." }, "abstract", "a promise"],
    ["an amount in an abstract", { abstract: "A trial. It used 5 mg." }, "abstract", "an amount"],
    ["a malformed PMID", { pmid: "PMC123" }, "pmid", "is not a number"],
    ["a malformed DOI", { doi: "doi:10.1000/1" }, "doi", "is not of the form"],
    ["a DOI that breaks its address", { doi: "10.1000/a#b" }, "doi", "malformed address"],
    ["an empty title", { title: "" }, "title", "is empty"],
    ["a journal's full name", { journal: "Annals of Medicine" }, "journal", "abbreviation"],
    ["a journal's place", { journal: "Obesity (Silver Spring)" }, "journal", "abbreviation"],
    ["a year in words", { year: "last" as unknown as number }, "year", "expected number"],
  ])("reports %s", (_, change, field, problem) => {
    const files = takeSample();
    Object.assign(articleOf(files), change);
    expectOnly(files, { file: "articles.yaml", field: `${PAPER}.${field}`, problem });
  });

  it("accepts a paper without an abstract", () => {
    const files = takeSample();
    Reflect.deleteProperty(articleOf(files), "abstract");
    expect(checkContent(files)).toEqual([]);
  });

  it.each<[name: string, change: Partial<ArticleFile>, field: string, problem: string]>([
    ["of no peptide", { key: "new" }, "new", "listed by no peptide"],
    ["with the id of another", { id: 1 }, "1.id", "another entry's"],
    ["with the key of another", { key: PAPER }, `${PAPER}.key`, "another entry's"],
  ])("reports a paper %s", (_name, change, field, problem) => {
    const files = takeSample();
    const { pmid: _, doi: __, ...paper } = articleOf(files);
    const added = { ...paper, id: 9999, ...change };
    articlesOf(files).push(added);
    if (change.id) {
      const peptide = peptideOf(files, TIRZEPATIDE);
      added.key = "new";
      peptide.articles.push(added.key);
      add(peptide, "research", "[[new]]");
    }
    expectOnly(files, { file: "articles.yaml", field, problem });
  });
});

describe("checkContent on categories and videos", () => {
  it.each<[name: string, file: string, change: object, field: string, problem: string]>([
    ["an unnamed category", "categories.yaml", { name: "" }, "1.name", "is empty"],
    ["a category twice", "categories.yaml", { id: 2 }, "2.id", "another entry's"],
    ["a category's promise", "categories.yaml", { description: "Cures." }, "1.descr", "a promise"],
    ["a video twice", "videos.yaml", { id: 1 }, "1.id", "another entry's"],
    ["a malformed address", "videos.yaml", { url: "https:// x" }, "2.url", ""],
    ["an address without a host", "videos.yaml", { url: "https://x" }, "2.url", "well-formed"],
    ["a video of nothing", "videos.yaml", { peptideIds: [] }, "2.peptideIds", "of none"],
    ["a video of nobody's", "videos.yaml", { peptideIds: [77] }, "2.peptideIds", "peptide 77"],
  ])("reports %s", (_, file, change, field, problem) => {
    const files = takeSample();
    const values = files[file] as { id: number }[];
    // Category 1 becomes a second 2 at its old place; nothing but tirzepatide needs it.
    Object.assign(Object(values[1]), change);
    if ("id" in change && file === "categories.yaml") values.push({ ...Object(values[1]), id: 1 });
    const problems = checkContent(files);
    expect(problems).toEqual([
      {
        file,
        field: expect.stringContaining(field),
        problem: expect.stringContaining(problem),
      },
    ]);
  });
});
