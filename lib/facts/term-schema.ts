import { z } from "zod";
import { text, uniprot } from "./value-schemas";

/** An entry of an open vocabulary: its name and its synonyms. */
export const term = z.strictObject({ name: text(120), synonyms: z.array(text(120)).default([]) });

export const targetTerm = term.extend({
  gene: z.string().max(20).optional(),
  uniprot: uniprot.optional(),
});
