import type { PeptideFile } from "../seed/data-files";

/** The long texts of a peptide, HTML in paragraphs. */
export const PARAGRAPH_FIELDS = [
  "description",
  "mechanismOfAction",
  "sideEffects",
  "dosage",
  "research",
  "warnings",
] as const;

/** The list fields of a peptide, in plain text. */
export const LIST_FIELDS = ["benefits", "commonUses", "conditions"] as const;

export interface FieldText {
  field: string;
  text: string;
}

/** The plain texts of a peptide, item by item. */
export function listPlainTexts(peptide: PeptideFile): FieldText[] {
  return [
    { field: "shortDescription", text: peptide.shortDescription },
    { field: "evidence.reason", text: peptide.evidence.reason },
    ...LIST_FIELDS.flatMap((name) =>
      peptide[name].map((text, index) => ({ field: `${name}[${index}]`, text })),
    ),
  ];
}

export function listParagraphTexts(peptide: PeptideFile): FieldText[] {
  return PARAGRAPH_FIELDS.map((field) => ({ field, text: peptide[field] }));
}

/** Every string in a document with its field path. */
export function listStrings(value: unknown, field = ""): FieldText[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listStrings(item, `${field}[${index}]`));
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) =>
    listStrings(item, field ? `${field}.${key}` : key),
  );
}

/** The text without tags and with each `[[key]]` as one word. */
export function readableText(html: string): string {
  return html.replace(/\[\[[^\]]*\]\]/g, " ref ").replace(/<[^>]+>/g, " ");
}

export function listWords(html: string): string[] {
  return readableText(html).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Counts sentences by their full stops, not by decimal points or stops inside names. */
export function countSentences(text: string): number {
  return text.match(/[.!?](?=[)"”’]*(?:\s|$))/g)?.length ?? 0;
}

/** The text around a match, for a problem's message. */
export function excerpt(text: string, index: number, length: number): string {
  const piece = text.slice(Math.max(0, index - 25), index + length + 25);
  return piece.replace(/\s+/g, " ").trim();
}
