import { z } from "zod";
import { id, requiredText, shortText } from "@/lib/content/wire";

export { GENERAL_CATEGORY_ID } from "./general";

export const categoryInput = z.object({
  name: requiredText(120),
  description: shortText(1000).default(""),
});

export const categorySchema = z
  .object({ id, name: z.string(), description: z.string() })
  .meta({ id: "Category" });

/** What the dashboard's table shows. */
export const categoryRowSchema = categorySchema
  .extend({ peptideCount: z.number().int() })
  .meta({ id: "CategoryRow" });

export type CategoryInput = z.output<typeof categoryInput>;
export type Category = z.output<typeof categorySchema>;
export type CategoryRow = z.output<typeof categoryRowSchema>;
