import type { DocumentKey } from "@/lib/content/documents/documents";
import { allowedHtml } from "@/lib/html/allowed";
import type { Check } from "./content";
import { documentFile } from "./content";
import { listParagraphTexts, listPlainTexts, listStrings } from "./texts";

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
const ADDRESS = new RegExp(`^(?:(?:${allowedHtml.allowedSchemes.join("|")}):|/(?!/)|#)`, "i");

/** HTML may contain only what `allowedHtml` lists, plain text must contain none. */
export const checkMarkup: Check = ({ peptides, articles, categories, videos, documents }) => [
  ...peptides.flatMap((peptide) => [
    ...listPlainTexts(peptide)
      .filter(({ text }) => /[<|]/.test(text))
      .map(({ field }) => ({ file: peptide.file, field, problem: 'plain text holds "<" or "|"' })),
    ...listParagraphTexts(peptide).flatMap(({ field, text }) =>
      [...(text.startsWith("<p>") ? [] : ["does not begin with <p>"]), ...findMarkup(text)].map(
        (problem) => ({ file: peptide.file, field, problem }),
      ),
    ),
  ]),
  ...articles.flatMap(({ key, abstract = "" }) =>
    findMarkup(abstract).map((problem) => ({
      file: "articles.yaml",
      field: `${key}.abstract`,
      problem,
    })),
  ),
  ...[
    { file: "categories.yaml", entries: categories },
    { file: "videos.yaml", entries: videos },
  ].flatMap(({ file, entries }) =>
    entries.flatMap(({ id, description = "" }) =>
      findMarkup(description).map((problem) => ({ file, field: `${id}.description`, problem })),
    ),
  ),
  ...Object.entries(documents).flatMap(([key, document]) =>
    listStrings(document).flatMap(({ field, text }) =>
      findMarkup(text).map((problem) => ({
        file: documentFile(key as DocumentKey),
        field,
        problem,
      })),
    ),
  ),
];

/** Markup that is not allowed or not well-formed. */
function findMarkup(html: string): string[] {
  const tags = [...html.matchAll(TAG)];
  const strays = html.replace(TAG, "").includes("<") ? ['"<" that begins no tag'] : [];
  const forbidden = tags.flatMap(([, , name = "", attributes = ""]) =>
    findForbidden(name.toLowerCase(), attributes),
  );
  // Nesting is checked only if the tags themselves are valid.
  return forbidden.length > 0 ? [...new Set(forbidden), ...strays] : [...strays, ...findOpen(tags)];
}

function findForbidden(tag: string, attributes: string): string[] {
  if (!allowedHtml.allowedTags.includes(tag)) return [`<${tag}> is not allowed`];
  const allowed: Record<string, string[]> = allowedHtml.allowedAttributes;
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = "", ...values]) => {
    if (!allowed[tag]?.includes(name)) return [`${name} is not allowed on <${tag}>`];
    const value = values.find((part) => part !== undefined) ?? "";
    return name === "href" && !ADDRESS.test(value) ? [`address "${value}" is not allowed`] : [];
  });
}

function findOpen(tags: RegExpMatchArray[]): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of tags) {
    if (name === "br") continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [`</${name}> closes no <${name}>`];
  }
  return open.map((name) => `<${name}> is not closed`);
}
