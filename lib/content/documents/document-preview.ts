import "server-only";
import { z } from "zod";
import { type FormValues, readFitting } from "../previews/fitting-values";
import { type DocumentKey, type DocumentOf, documents } from "./documents";

export function toPreviewedDocument<Key extends DocumentKey>(key: Key, values: FormValues) {
  return readFitting(documents[key] as z.ZodObject, values) as DocumentOf<Key>;
}

/** One document of a form that holds several. */
export function toPreviewedPart<Key extends DocumentKey>(key: Key, part: unknown) {
  return toPreviewedDocument(key, z.record(z.string(), z.unknown()).catch({}).parse(part));
}
