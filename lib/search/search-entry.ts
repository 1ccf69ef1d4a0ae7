/** The searchable data of a peptide. */
export interface SearchEntry {
  id: number;
  name: string;
  categoryIds: number[];
  synonyms: string[];
  brandNames: string[];
  /** One-letter codes, a dot for residues without one; null without a sequence. */
  letters: string | null;
  /** Average mass in g/mol. */
  mass: number | null;
  /** Plain texts in the order of `textFields`, with a line per paragraph or item. */
  texts: string[];
}

/** The label of the field that cards show. */
export const SHORT_TEXT = "In short";

/** The searched fields beside the name, with their labels and the weight of a word. */
export const textFields = [
  { field: "peptideType", label: "Type", weight: 6 },
  { field: "shortDescription", label: SHORT_TEXT, weight: 5 },
  { field: "commonUses", label: "Common uses", weight: 5 },
  { field: "benefits", label: "Benefits", weight: 4 },
  { field: "mechanismOfAction", label: "Mechanism", weight: 3 },
  { field: "description", label: "Overview", weight: 3 },
  { field: "research", label: "Research", weight: 1 },
  { field: "sideEffects", label: "Side effects", weight: 1 },
  { field: "dosage", label: "Dosage", weight: 1 },
] as const;

const nameFields = [
  { label: "Name", weight: 12 },
  { label: "Also known as", weight: 8 },
  { label: "Brand name", weight: 8 },
] as const;

/** Labels and weights in the order of `fieldsOf`. */
export const searchedFields: readonly { label: string; weight: number }[] = [
  ...nameFields,
  ...textFields,
];

export function fieldsOf({ name, synonyms, brandNames, texts }: SearchEntry): string[] {
  return [name, synonyms.join(", "), brandNames.join(", "), ...texts];
}
