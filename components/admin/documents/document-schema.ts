import type { z } from "zod";
import type { Values } from "@/lib/drafts/merge-values";

/** A document's schema with the type that forms use. */
export function schemaOf(schema: z.ZodObject): z.ZodType<Values, Values> {
  return schema as z.ZodType<Values, Values>;
}
