import type { DocumentKey } from "@/lib/content/documents/documents";
import type { PeptideFile } from "../seed/data-files";
import { type Check, documentFile, lists, type Problem } from "./content";
import {
  excerpt,
  type FieldText,
  listParagraphTexts,
  listPlainTexts,
  listStrings,
  readableText,
} from "./texts";

/** What is reported, and the words that give it away. */
export type Rule = [what: string, pattern: RegExp];

/** Reports phrases in texts on peptides and papers, and in the other texts of the site. */
export function checkPhrases({
  library,
  site,
  facts,
}: {
  library: Rule[];
  site: Rule[];
  /** The facts of a peptide that are prose. */
  facts: (keyof PeptideFile["facts"])[];
}): Check {
  return ({ peptides, articles, glossary, categories, videos, documents }) => [
    ...peptides.flatMap((peptide) =>
      [
        ...listPlainTexts(peptide),
        ...listParagraphTexts(peptide),
        ...facts.map((name) => ({
          field: `facts.${name}`,
          text: String(peptide.facts[name] ?? ""),
        })),
      ].flatMap((text) => findPhrases(peptide.file, text, library)),
    ),
    ...articles.flatMap(({ key, abstract = "" }) =>
      findPhrases("articles.yaml", { field: `${key}.abstract`, text: abstract }, library),
    ),
    ...glossary.flatMap(({ key, definition }) =>
      findPhrases(lists.glossary.file, { field: `${key}.definition`, text: definition }, library),
    ),
    ...[
      { file: "categories.yaml", entries: categories },
      { file: "videos.yaml", entries: videos },
    ].flatMap(({ file, entries }) =>
      entries.flatMap(({ id, description = "" }) =>
        findPhrases(file, { field: `${id}.description`, text: description }, site),
      ),
    ),
    ...Object.entries(documents).flatMap(([key, document]) =>
      listStrings(document).flatMap((text) =>
        findPhrases(documentFile(key as DocumentKey), text, site),
      ),
    ),
  ];
}

export function findPhrases(file: string, { field, text }: FieldText, rules: Rule[]): Problem[] {
  const readable = readableText(text);
  return rules.flatMap(([what, pattern]) =>
    [...readable.matchAll(pattern)].map(({ 0: found, index }) => ({
      file,
      field,
      problem: `${what}: "${excerpt(readable, index, found.length)}"`,
    })),
  );
}
