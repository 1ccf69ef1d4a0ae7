import { parseSequence } from "@/lib/chemistry/sequence";
import type { PeptideInput } from "@/lib/content/peptides/peptide-schema";
import type { Facts } from "@/lib/facts/fact-references";
import { toText } from "@/lib/html/sanitise";
import { fold } from "./fold";
import { type SearchEntry, textFields } from "./search-entry";

export type Searchable = { id: number; categoryIds: number[]; facts?: Facts | null } & Pick<
  PeptideInput,
  | "name"
  | "synonyms"
  | "brandNames"
  | "sequence"
  | "averageMass"
  | (typeof textFields)[number]["field"]
>;

export function toSearchEntry(peptide: Searchable): SearchEntry {
  const { id, name, categoryIds, synonyms, brandNames, sequence, averageMass, facts } = peptide;
  const brands = facts?.approvals.flatMap(({ brand }) => brand?.split(", ") ?? []) ?? [];
  return {
    id,
    name,
    categoryIds,
    synonyms: joinNames(synonyms, facts?.identity.codeNames ?? []),
    brandNames: joinNames(brandNames, brands),
    letters: sequence && toLetters(sequence),
    mass: averageMass,
    texts: textFields.map(({ field }) => toLines(peptide[field])),
  };
}

/** Names that facts alone have come last. */
function joinNames(names: string[], others: string[]): string[] {
  const known = new Set(names.map(fold));
  return [...names, ...new Set(others.filter((name) => !known.has(fold(name))))];
}

function toLetters(sequence: string): string {
  return parseSequence(sequence)
    .residues.map(({ residue }) => residue.oneLetter ?? ".")
    .join("");
}

/** The visible text, with a line per paragraph or item. */
function toLines(html: string): string {
  const marked = html.replace(/(?=<\/(?:p|li|h3|h4|tr)>|<br\b)/gi, LINE_END);
  return toText(marked)
    .replaceAll(new RegExp(` ?[|${LINE_END}] ?`, "g"), "\n")
    .trim();
}

/** A character that no text contains. */
const LINE_END = "\uE000";
