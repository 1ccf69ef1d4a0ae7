import type { z } from "zod";
import type { Values } from "@/lib/drafts/merge-values";

/** A document's schema as one of any form's values. */
export function schemaOf(schema: z.ZodObject): z.ZodType<Values, Values> {
  return schema as z.ZodType<Values, Values>;
}
