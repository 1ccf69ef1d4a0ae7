import type { Peptide } from "@/lib/content/peptides/peptide-schema";

/** A peptide as the pages that collect facts read it. */
export type FactHolder = Pick<Peptide, "id" | "name" | "evidenceTier" | "conditions" | "facts">;
