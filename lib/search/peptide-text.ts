import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { toText } from "@/lib/html/sanitise";
import { fold } from "./fold";

const searchedFields = [
  "name",
  "shortDescription",
  "description",
  "benefits",
  "sideEffects",
  "dosage",
  "research",
  "mechanismOfAction",
  "commonUses",
  "peptideType",
] as const;

export type SearchedFields = Pick<Peptide, (typeof searchedFields)[number] | "synonyms">;

/** All that a peptide is found by, folded, a line for each field; tags of html are left out. */
export function searchableText(peptide: SearchedFields): string {
  return [...searchedFields.map((field) => peptide[field]), ...peptide.synonyms]
    .map((value) => fold(toText(value)))
    .filter(Boolean)
    .join("\n");
}

/** True where the query is part of one of the searched fields. */
export function matchesPeptide(peptide: SearchedFields, query: string): boolean {
  return searchableText(peptide).includes(fold(query));
}
