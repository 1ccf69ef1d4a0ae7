import type { CitedItem, CitedName } from "./cited-item";
import { spacedInitials } from "./initials";

/** A BibTeX entry in UTF-8. Titles keep their case by a second pair of braces. */
export function writeBibtex(item: CitedItem, today: string): string {
  const {
    id,
    kind,
    title,
    authors,
    hasMoreAuthors,
    container,
    year,
    day,
    doi,
    pmid,
    url,
    version,
  } = item;
  const names = [...authors.map(writeName), ...(hasMoreAuthors ? ["others"] : [])];
  const fields: [name: string, value: string | null | undefined][] = [
    ["author", names.length > 0 ? `{${names.join(" and ")}}` : null],
    ["title", `{{${escaped(title)}}}`],
    [kind === "article" ? "journal" : "howpublished", container && `{${escaped(container)}}`],
    ["year", year === null ? null : `{${year}}`],
    ["month", day && MONTHS[Number(day.slice(5, 7)) - 1]],
    ["doi", doi && `{${doi}}`],
    ["url", url && `{${url}}`],
    ["urldate", kind === "page" ? `{${today}}` : null],
    ["note", pmid ? `{PMID ${pmid}}` : version ? `{Version ${version}}` : null],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? `  ${name} = ${value},\n` : []));
  return `@${kind === "article" ? "article" : "misc"}{${id},\n${lines.join("")}}\n`;
}

/** BibTeX's own abbreviations. */
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** An organisation stands in braces, so that it is not split into first and last name. */
function writeName({ family, initials }: CitedName): string {
  return initials ? `${escaped(family)}, ${spacedInitials(initials)}` : `{${escaped(family)}}`;
}

const symbols: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
};

function escaped(text: string): string {
  return text.replace(/[\\{}#$%&_^~]/g, (found) => symbols[found] ?? `\\${found}`);
}
