import { z } from "zod";
import { slug, text } from "@/lib/facts/value-schemas";

/** A term of the glossary; its address is /glossary#key. */
export const glossaryTerm = z.strictObject({
  key: slug,
  name: text(60),
  /** Other names of the same. */
  also: z.array(text(60)).default([]),
  /** Two sentences. */
  definition: text(340),
  /** Keys of related terms. */
  see: z.array(slug).min(1),
  /** Ids of peptides on whose pages the term matters. */
  peptides: z.array(z.int().positive()).default([]),
  /** Paths of other pages on which it matters. */
  pages: z.array(z.string().startsWith("/")).default([]),
});

export type GlossaryTerm = z.output<typeof glossaryTerm>;
