import type { DocumentKey } from "@/lib/content/documents/documents";
import { type Check, documentFile, lists, type Problem } from "./content";
import {
  excerpt,
  type FieldText,
  listParagraphTexts,
  listPlainTexts,
  listStrings,
  readableText,
} from "./texts";

type Rule = [what: string, pattern: RegExp];

const PROMISE: Rule = [
  "a promise",
  /\b(?:cures?|cured|guaranteed|miracles?|miraculous|proven to|safe and effective)\b/gi,
];

/** Texts on peptides never address the reader, so these words are always reported. */
const PEPTIDE_RULES: Rule[] = [
  ["imperative dosing", /\b(?:takes?|inject)\b/gi],
  PROMISE,
  ["a promise", /\bguarantees?\b/gi],
  ["addressing the reader", /\b(?:you should|you can|your)\b/gi],
  [
    "an amount",
    /(?:\d[\s\u00a0-]*(?:mg|mcg|[µμ]g|ug|iu|units?)\b)|\b(?:milli|micro)grams?\b|\binternational units?\b/gi,
  ],
];

/** Documents may say "take into account", but not tell the reader to take a substance. */
const SITE_RULES: Rule[] = [
  [
    "imperative dosing",
    /(?:^|[.!?:;]\s+)(?:take|inject|administer|swallow)\b(?! (?:care|note|part|account|into account))|\b(?:take|inject|administer|swallow)s? (?:\d(?![\d\s–-]*(?:business |working )?(?:second|minute|hour|day|week|month))|it\b|them\b|the (?:dose|peptide|medicine)\b|(?:a|one|two|half|your|this) (?:dose|vial|tablet|capsule|injection)s?\b)/gim,
  ],
  PROMISE,
];

/** Reports imperative dosing and promises, and amounts in texts on peptides. */
export const checkWording: Check = ({
  peptides,
  articles,
  glossary,
  categories,
  videos,
  documents,
}) => [
  ...peptides.flatMap((peptide) =>
    [
      ...listPlainTexts(peptide),
      ...listParagraphTexts(peptide),
      { field: "facts.notes", text: peptide.facts.notes ?? "" },
      { field: "facts.massNote", text: peptide.facts.massNote ?? "" },
    ].flatMap((text) => findWords(peptide.file, text, PEPTIDE_RULES)),
  ),
  ...articles.flatMap(({ key, abstract = "" }) =>
    findWords("articles.yaml", { field: `${key}.abstract`, text: abstract }, PEPTIDE_RULES),
  ),
  ...glossary.flatMap(({ key, definition }) =>
    findWords(lists.glossary.file, { field: `${key}.definition`, text: definition }, PEPTIDE_RULES),
  ),
  ...[
    { file: "categories.yaml", entries: categories },
    { file: "videos.yaml", entries: videos },
  ].flatMap(({ file, entries }) =>
    entries.flatMap(({ id, description = "" }) =>
      findWords(file, { field: `${id}.description`, text: description }, SITE_RULES),
    ),
  ),
  ...Object.entries(documents).flatMap(([key, document]) =>
    listStrings(document).flatMap((text) =>
      findWords(documentFile(key as DocumentKey), text, SITE_RULES),
    ),
  ),
];

function findWords(file: string, { field, text }: FieldText, rules: Rule[]): Problem[] {
  const readable = readableText(text);
  return rules.flatMap(([what, pattern]) =>
    [...readable.matchAll(pattern)].map(({ 0: found, index }) => ({
      file,
      field,
      problem: `${what}: "${excerpt(readable, index, found.length)}"`,
    })),
  );
}
