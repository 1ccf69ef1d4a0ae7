import type { Facts } from "./fact-references";
import { peptideFacts } from "./facts-schema";

const storedFacts = peptideFacts.omit({ peptide: true });

/**
 * Stored facts with their fields in the order of the schema: PostgreSQL keeps none, and sources are
 * numbered in the order in which facts name them. Facts stored under an older schema stay as they are.
 */
export function orderFacts(stored: unknown): Facts {
  return parseFacts(stored) ?? (stored as Facts);
}

/** Null for facts stored under an older schema. */
export function parseFacts(stored: unknown): Facts | null {
  return storedFacts.safeParse(stored).data ?? null;
}
