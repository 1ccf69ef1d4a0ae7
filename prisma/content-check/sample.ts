// For tests: a few real files to introduce errors into.
import { expect } from "vitest";
import type { VideoInput } from "@/lib/content/videos/video-schema";
import type { GlossaryTerm } from "@/lib/glossary/glossary-schema";
import type { ArticleFile, PeptideFile } from "../seed/data-files";
import { checkContent } from "./check-content";
import type { DataFiles, Problem } from "./content";
import { readDataFiles } from "./read-data-files";
import type { PARAGRAPH_FIELDS } from "./texts";

export const TIRZEPATIDE = "peptides/001-tirzepatide.yaml";
export const LIRAGLUTIDE = "peptides/003-liraglutide.yaml";
export const SEMAGLUTIDE = "peptides/036-semaglutide.yaml";
export const FOLLISTATIN = "peptides/021-follistatin-344.yaml";
/** The first paper of tirzepatide. */
export const PAPER = "35658024";
/** Among the peptides of a video. */
const GENERAL = 0;
export const content = readDataFiles("prisma/data");

type ParagraphField = (typeof PARAGRAPH_FIELDS)[number];

/** Three peptides and those in `more` with their papers and videos, and all other files unchanged. */
export function takeSample(more: string[] = []): DataFiles {
  const names = [TIRZEPATIDE, LIRAGLUTIDE, SEMAGLUTIDE, ...more];
  const keys = new Set(names.flatMap(papersOf));
  const files = Object.entries(content).filter(
    ([name]) =>
      !/^(peptides|facts)\//.test(name) || names.includes(name.replace("facts/", "peptides/")),
  );
  const sample = structuredClone(Object.fromEntries(files));
  sample["glossary.yaml"] = termsOf(sample).map(({ peptides: _, ...term }) => term);
  sample["articles.yaml"] = articlesOf(sample).filter(({ key }) => keys.has(key));
  const ids = new Set([GENERAL, ...names.map((name) => peptideOf(content, name).id)]);
  const videos = sample["videos.yaml"] as VideoInput[];
  sample["videos.yaml"] = videos.filter(({ peptideIds }) => peptideIds.every((id) => ids.has(id)));
  return sample;
}

export function papersOf(file: string): string[] {
  return peptideOf(content, file).articles;
}

export function peptideOf(files: DataFiles, file: string): PeptideFile {
  return files[file] as PeptideFile;
}

export function termsOf(files: DataFiles): GlossaryTerm[] {
  return files["glossary.yaml"] as GlossaryTerm[];
}

export function articlesOf(files: DataFiles): ArticleFile[] {
  return files["articles.yaml"] as ArticleFile[];
}

export function articleOf(files: DataFiles): ArticleFile {
  const article = articlesOf(files).find(({ key }) => key === PAPER);
  if (!article) throw new Error(`No paper ${PAPER}`);
  return article;
}

export function add(peptide: PeptideFile, field: ParagraphField, text: string) {
  peptide[field] = `${peptide[field].trim()}\n<p>${text}</p>`;
}

// Made-up words, so that only their number can be wrong.
export function shorten(peptide: PeptideFile, field: ParagraphField, words: number) {
  peptide[field] = `<p>${Array(words).fill("lorem").join(" ")}</p>`;
}

// Counts words independently of the check that it tests.
export function lengthen(peptide: PeptideFile, field: ParagraphField, size: number) {
  const words = peptide[field].replace(/\[\[.*?\]\]/g, "ref").replace(/<[^>]+>/g, " ");
  const count = words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  add(
    peptide,
    field,
    Array(size - count)
      .fill("lorem")
      .join(" "),
  );
}

export function expectOnly(files: DataFiles, { file, field, problem }: Problem) {
  const problems = checkContent(files);
  expect(problems).toEqual([{ file, field, problem: expect.stringContaining(problem) }]);
}
