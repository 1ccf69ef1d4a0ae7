import type { DocumentKey } from "@/lib/content/documents/documents";
import type { PeptideFile } from "../seed/data-files";
import { type Check, documentFile, type Problem } from "./content";
import {
  excerpt,
  type FieldText,
  listParagraphTexts,
  listPlainTexts,
  listStrings,
  readableText,
} from "./texts";

const RECORD = "(?:sequence|formula|mass|cas|cid|status|year)";

// How a record was compiled, which concerns only maintainers.
const ABOUT_FILES = [
  new RegExp(`\\b${RECORD}s? (?:(?:is|was|were|are|partly) )?recalled\\b`, "gi"),
  new RegExp(`\\brecalled (?:${RECORD}s?\\b|from the published list)`, "gi"),
  /\bstored (?:[\w-]+ ){0,3}(?:files?|catalogues?|lists?|pages?|copies|copy)\b/gi,
  /\b(?:used|found|returned) (?:in|by) (?:the|a) query\b/gi,
  /\bgithub\b/gi,
  /\b(?:seed|yaml|json) files?\b/gi,
  /\(id \d+\)/gi,
  /\b(?:TODO|FIXME)\b/g,
];

// Texts on peptides describe research, where "library" may mean a screened peptide library.
const ABOUT_SITE = [
  /\b(?:the|this|our) portal (?:should|must|could|says|shows)\b/gi,
  /\b(?:the|this|our) library(?:['’]s)? (?:[\w-]+ ){0,3}(?:papers?|reviews?|articles?|references?|stud(?:y|ies)|trials?)\b/gi,
  /\b(?:papers?|reviews?|references?|stud(?:y|ies)|trials?) (?:[\w-]+ ){0,3}(?:in|of) (?:the|this|our) library\b/gi,
  /\bthis library (?:can|has|describes|holds|knows|lists)\b|\b(?:known to|part of|located for) this library\b/gi,
  /\bconfirmed (?:papers?|references?)\b/gi,
  /\breading list\b/gi,
];

/** Reports maintainers' working notes in texts that readers see. */
export const checkWorkingNotes: Check = ({ peptides, articles, categories, videos, documents }) => [
  ...peptides.flatMap((peptide) =>
    [...listPlainTexts(peptide), ...listParagraphTexts(peptide), ...listFacts(peptide)].flatMap(
      (text) => findNotes(peptide.file, text, [...ABOUT_FILES, ...ABOUT_SITE]),
    ),
  ),
  ...articles.flatMap(({ key, abstract = "" }) =>
    findNotes("articles.yaml", { field: `${key}.abstract`, text: abstract }, [
      ...ABOUT_FILES,
      ...ABOUT_SITE,
    ]),
  ),
  ...[
    { file: "categories.yaml", entries: categories },
    { file: "videos.yaml", entries: videos },
  ].flatMap(({ file, entries }) =>
    entries.flatMap(({ id, description = "" }) =>
      findNotes(file, { field: `${id}.description`, text: description }, ABOUT_FILES),
    ),
  ),
  ...Object.entries(documents).flatMap(([key, document]) =>
    listStrings(document).flatMap((text) =>
      findNotes(documentFile(key as DocumentKey), text, ABOUT_FILES),
    ),
  ),
];

/** The facts that pages show as prose. */
function listFacts({ facts }: PeptideFile): FieldText[] {
  const { peptideType, regulatoryStatus, wadaNote, notes, massNote } = facts;
  return Object.entries({ peptideType, regulatoryStatus, wadaNote, notes, massNote }).map(
    ([name, text]) => ({ field: `facts.${name}`, text: text ?? "" }),
  );
}

function findNotes(file: string, { field, text }: FieldText, patterns: RegExp[]): Problem[] {
  const readable = readableText(text);
  return patterns.flatMap((pattern) =>
    [...readable.matchAll(pattern)].map(({ 0: found, index }) => ({
      file,
      field,
      problem: `a working note: "${excerpt(readable, index, found.length)}"`,
    })),
  );
}
