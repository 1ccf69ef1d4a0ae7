import "server-only";
import { z } from "zod";
import { type DocumentKey, type DocumentOf, documents } from "@/lib/content/documents/documents";
import { type Peptide, peptideInput } from "@/lib/content/peptides/peptide-schema";
import { findSequenceFault } from "@/lib/content/peptides/peptide-sequence";
import { type Article, articleInput } from "@/lib/content/research/article-schema";
import { type Video, videoInput } from "@/lib/content/videos/video-schema";

type Values = Record<string, unknown>;

/** A peptide as it would be if the values were saved; what does not fit yet is left out. */
export function toPreviewedPeptide(id: number, values: Values): Peptide {
  const fitting = readFitting(peptideInput, values, { name: "Unnamed" });
  const { categoryIds, sequence, ...input } = fitting;
  const now = new Date().toISOString();
  return {
    ...input,
    id,
    sequence: findSequenceFault(sequence) ? null : sequence,
    categoryIds: categoryIds.join(","),
    categoryId: categoryIds[0] ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

export function toPreviewedArticle(id: number, values: Values): Article {
  const { peptideIds, ...input } = readFitting(articleInput, values, {
    title: "Untitled",
    source: "No source yet",
  });
  const now = new Date().toISOString();
  return { ...input, id, peptideIds: peptideIds.join(","), createdAt: now, updatedAt: now };
}

export function toPreviewedVideo(id: number, values: Values): Video {
  const publisher = values.publisher ?? values.creator;
  const { peptideIds, ...input } = readFitting(
    videoInput,
    { ...values, publisher },
    { title: "Untitled" },
  );
  const now = new Date().toISOString();
  return {
    ...input,
    id,
    creator: input.publisher,
    link: input.url,
    peptideIds: peptideIds.join(","),
    createdAt: now,
    updatedAt: now,
  };
}

export function toPreviewedDocument<Key extends DocumentKey>(key: Key, values: Values) {
  return readFitting(documents[key] as z.ZodObject, values) as DocumentOf<Key>;
}

/** A document out of a form that holds several. */
export function toPreviewedPart<Key extends DocumentKey>(key: Key, part: unknown) {
  return toPreviewedDocument(key, z.record(z.string(), z.unknown()).catch({}).parse(part));
}

/** The fields that fit, each checked by itself, and these or the schema's defaults for the others. */
function readFitting<Schema extends z.ZodObject>(
  schema: Schema,
  values: Values,
  otherwise: Values = {},
): z.output<Schema> {
  const fitting = Object.entries(schema.shape).flatMap(([name, part]) =>
    z.safeParse(part, values[name]).success ? [[name, values[name]]] : [],
  );
  return schema.parse({ ...otherwise, ...Object.fromEntries(fitting) }) as z.output<Schema>;
}
