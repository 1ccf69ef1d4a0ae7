import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { type CategoryInput, categoryInput } from "@/lib/content/categories/category-schema";
import { type DocumentKey, documents } from "@/lib/content/documents/documents";
import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { type PeptideInput, peptideInput } from "@/lib/content/peptides/peptide-schema";
import { type ArticleInput, articleInput } from "@/lib/content/research/article-schema";
import { citationLabel } from "@/lib/content/research/citation-label";
import { type VideoInput, videoInput } from "@/lib/content/videos/video-schema";
import { type PeptideFacts, peptideFacts } from "@/lib/facts/facts-schema";

const folder = path.resolve("prisma/data");
const paragraph = z.string().trim().min(1);
const facts = peptideInput.pick({
  peptideType: true,
  sequence: true,
  massNote: true,
  cas: true,
  pubchemCid: true,
  regulatoryStatus: true,
  regulatoryStatusSource: true,
  wadaProhibited: true,
  wadaNote: true,
  wadaSource: true,
  notes: true,
});

/** One file of `prisma/data/peptides`. `research` cites papers as `[[key]]`. */
export const peptideFile = z.strictObject({
  id: z.number().int().positive(),
  name: paragraph,
  synonyms: z.array(paragraph),
  brandNames: z.array(paragraph).default([]),
  categories: z.array(z.number().int().min(0)).min(1),
  facts: facts
    .extend({ molecularFormula: z.string(), averageMass: z.number().positive().optional() })
    .strict(),
  evidence: z.strictObject({ tier: z.enum(EVIDENCE_TIERS), reason: paragraph }),
  avatar: z.strictObject({ text: paragraph, color: paragraph }),
  shortDescription: paragraph,
  description: paragraph,
  mechanismOfAction: paragraph,
  benefits: z.array(paragraph),
  sideEffects: paragraph,
  dosage: paragraph,
  research: paragraph,
  commonUses: z.array(paragraph),
  warnings: paragraph,
  conditions: z.array(paragraph),
  articles: z.array(paragraph),
});

/** One entry of `articles.yaml`. */
export const articleFile = z.strictObject({
  id: z.number().int().positive(),
  key: paragraph,
  title: paragraph,
  authors: paragraph.optional(),
  journal: paragraph.optional(),
  year: z.number().int().optional(),
  pmid: paragraph.optional(),
  doi: paragraph.optional(),
  abstract: paragraph.optional(),
});

const videoFile = videoInput
  .partial()
  .required({ title: true })
  .extend({ id: z.number().int().positive() });
const categoryFile = categoryInput.extend({ id: z.number().int().min(0) });

export type PeptideFile = z.output<typeof peptideFile>;
export type ArticleFile = z.output<typeof articleFile>;

export interface SeedContent {
  categories: Map<number, CategoryInput>;
  peptides: Map<number, PeptideInput>;
  articles: Map<number, ArticleInput>;
  videos: Map<number, VideoInput>;
  documents: Map<DocumentKey, unknown>;
}

/** The seed files as API input. Throws at the first invalid file, with its name. */
export function readSeedContent(): SeedContent {
  const peptideFiles = readPeptideFiles();
  const articleFiles = readArticleFiles();
  const byKey = new Map(articleFiles.map((article) => [article.key, article]));
  const factsOf = new Map(readFactsFiles().map(({ peptide, ...facts }) => [peptide, facts]));
  return {
    categories: new Map(
      readList("categories.yaml", categoryFile).map(({ id, ...category }) => [id, category]),
    ),
    peptides: new Map(
      peptideFiles.map((file) => [file.id, toPeptideInput(file, byKey, factsOf.get(file.id))]),
    ),
    articles: new Map(articleFiles.map((file) => [file.id, toArticleInput(file, peptideFiles)])),
    videos: new Map(
      readList("videos.yaml", videoFile).map(({ id, ...video }) => [id, videoInput.parse(video)]),
    ),
    documents: new Map(
      (Object.keys(documents) as DocumentKey[]).map((key) => [
        key,
        readFile(`documents/${key}.yaml`, documents[key]),
      ]),
    ),
  };
}

function readPeptideFiles(): PeptideFile[] {
  return readFolder("peptides", peptideFile);
}

function readFactsFiles(): PeptideFacts[] {
  return readFolder("facts", peptideFacts);
}

function readArticleFiles(): ArticleFile[] {
  return readList("articles.yaml", articleFile);
}

function toPeptideInput(
  file: PeptideFile,
  articles: Map<string, ArticleFile>,
  researched: PeptideInput["facts"] = null,
): PeptideInput {
  const {
    id,
    categories,
    facts,
    evidence,
    avatar,
    benefits,
    commonUses,
    articles: keys,
    ...texts
  } = file;
  const { averageMass, ...others } = facts;
  return peptideInput.parse({
    ...texts,
    ...others,
    facts: researched,
    averageMass: averageMass ?? null,
    molecularWeight: averageMass ? `${averageMass} g/mol` : "No single mass (mixture)",
    categoryIds: categories,
    evidenceTier: evidence.tier,
    evidenceReason: evidence.reason,
    avatarText: avatar.text,
    avatarColor: avatar.color,
    benefits: `<ul>${benefits.map((item) => `<li>${item}</li>`).join("")}</ul>`,
    commonUses: commonUses.join("|"),
    research: texts.research.replace(/\[\[([^\]]+)\]\]/g, (_, key: string) => {
      const article = articles.get(key);
      if (!article || !keys.includes(key))
        throw new Error(`peptide ${id} cites ${key}, which it does not list`);
      return `<a href="/research/${article.id}">${citationLabel(article)}</a>`;
    }),
  });
}

function toArticleInput(
  { key, id: _, ...file }: ArticleFile,
  peptides: PeptideFile[],
): ArticleInput {
  const address = file.pmid
    ? `https://pubmed.ncbi.nlm.nih.gov/${file.pmid}/`
    : file.doi && `https://doi.org/${file.doi}`;
  return articleInput.parse({
    ...file,
    abstract: file.abstract && `<p>${file.abstract}</p>`,
    source: file.journal ?? (file.pmid ? "PubMed" : "Journal not recorded"),
    url: address,
    peptideIds: peptides
      .filter((peptide) => peptide.articles.includes(key))
      .map((peptide) => peptide.id),
  });
}

function readFolder<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  const names = readdirSync(path.join(folder, name)).filter((file) => file.endsWith(".yaml"));
  return names.sort().map((file) => readFile(`${name}/${file}`, schema));
}

function readList<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  return readFile(name, z.array(schema));
}

function readFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parse(readFileSync(path.join(folder, name), "utf8")));
  if (!result.success) throw new Error(`prisma/data/${name}: ${z.prettifyError(result.error)}`);
  return result.data;
}
