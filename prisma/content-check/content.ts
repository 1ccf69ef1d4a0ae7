import { z } from "zod";
import { type CategoryInput, categoryInput } from "@/lib/content/categories/category-schema";
import { type DocumentKey, type DocumentOf, documents } from "@/lib/content/documents/documents";
import { type VideoInput, videoInput } from "@/lib/content/videos/video-schema";
import { type PeptideFacts, peptideFacts } from "@/lib/facts/facts-schema";
import { type GlossaryTerm, glossaryTerm } from "@/lib/glossary/glossary-schema";
import { type ArticleFile, articleFile, type PeptideFile, peptideFile } from "../seed/data-files";
import { mergeVocabularies, type Vocabulary } from "../seed/vocabulary";
import { type SecondReadings, secondReadings } from "./second-readings";

/** The parsed YAML files, by their path below `prisma/data`. */
export type DataFiles = Record<string, unknown>;

/** `file` is the path below `prisma/data`; `field` reads `benefits[2]`, or `<id or key>.title` in a list. */
export interface Problem {
  file: string;
  field: string;
  problem: string;
}

export type Check = (content: Content) => Problem[];

export type Located<Value> = Value & { file: string };

export interface Content {
  peptides: Located<PeptideFile>[];
  facts: Located<PeptideFacts>[];
  /** By file: who reads a fact again records it there. */
  readings: Record<string, SecondReadings>;
  vocabulary: Vocabulary;
  glossary: GlossaryTerm[];
  articles: ArticleFile[];
  categories: (CategoryInput & { id: number })[];
  videos: (Partial<VideoInput> & { id: number })[];
  documents: { [Key in DocumentKey]?: DocumentOf<Key> };
}

export interface ContentReading {
  content: Content;
  /** Values that fail their schema are left out of `content`. */
  problems: Problem[];
  isComplete: boolean;
}

export const lists = {
  articles: { file: "articles.yaml", entry: articleFile },
  glossary: { file: "glossary.yaml", entry: glossaryTerm },
  categories: { file: "categories.yaml", entry: categoryInput.extend({ id: z.int().min(0) }) },
  videos: {
    file: "videos.yaml",
    entry: videoInput.partial().required({ title: true }).extend({ id: z.int().positive() }),
  },
};

export const documentFile = (key: DocumentKey) => `documents/${key}.yaml`;

/** Parses the files by their schemas. Reports missing, unknown and invalid files. */
export function readContent(files: DataFiles): ContentReading {
  const problems: Problem[] = [];
  const vocabularies = mergeVocabularies(files);
  problems.push(...vocabularies.problems);
  const content: Content = {
    peptides: [],
    facts: [],
    readings: {},
    vocabulary: vocabularies.vocabulary,
    glossary: readList(files, lists.glossary, problems),
    articles: readList(files, lists.articles, problems),
    categories: readList(files, lists.categories, problems),
    videos: readList(files, lists.videos, problems),
    documents: readDocuments(files, problems),
  };
  const known = new Set([
    ...Object.values(lists).map(({ file }) => file),
    ...(Object.keys(documents) as DocumentKey[]).map(documentFile),
  ]);
  for (const [file, value] of Object.entries(files)) {
    if (file.startsWith("peptides/")) {
      const peptide = readValue(peptideFile, value, { file, problems });
      if (peptide) content.peptides.push({ ...peptide, file });
    } else if (file.startsWith("facts/")) {
      const facts = readValue(peptideFacts, value, { file, problems });
      if (facts) content.facts.push({ ...facts, file });
    } else if (file.startsWith("second-readings/")) {
      const readings = readValue(secondReadings, value, { file, problems });
      if (readings) content.readings[file] = readings;
    } else if (!file.startsWith("vocabularies/") && !known.has(file)) {
      problems.push({ file, field: "", problem: "belongs to no content type" });
    }
  }
  return { content, problems, isComplete: problems.length === 0 };
}

function readList<Schema extends z.ZodObject>(
  files: DataFiles,
  { file, entry }: { file: string; entry: Schema },
  problems: Problem[],
): z.output<Schema>[] {
  const values = files[file];
  if (!Array.isArray(values)) {
    problems.push({ file, field: "", problem: "is missing or no list" });
    return [];
  }
  const strict = entry.strict();
  return values.flatMap((value, index) => {
    const prefix = `${value?.key ?? value?.id ?? index}.`;
    return readValue(strict, value, { file, prefix, problems }) ?? [];
  }) as z.output<Schema>[];
}

function readDocuments(files: DataFiles, problems: Problem[]): Content["documents"] {
  const entries = (Object.keys(documents) as DocumentKey[]).map((key) => {
    const file = documentFile(key);
    const value = files[file];
    if (value === undefined) {
      problems.push({ file, field: "", problem: "is missing" });
      return [];
    }
    // The schemas have defaults, and a placeholder must not be published by accident.
    for (const field of Object.keys(documents[key].shape)) {
      if (!Object.hasOwn(Object(value), field))
        problems.push({ file, field, problem: "is missing" });
    }
    return [key, readValue(documents[key].strict(), value, { file, problems })];
  });
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function readValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { file, prefix = "", problems }: { file: string; prefix?: string; problems: Problem[] },
): z.output<Schema> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    problems.push({ file, field: prefix + fieldName(path), problem: message });
  }
  return undefined;
}

/** `["benefits", 2]` → `benefits[2]`. */
export function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");
}
