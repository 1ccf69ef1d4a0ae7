import { z } from "zod";
import { shortText } from "@/lib/content/wire";

export const namesQuery = z.object({ query: shortText(200).default("") });

/** An item of any collection by its name. */
export const itemNameSchema = z
  .object({ entity: z.string(), id: z.number().int(), name: z.string() })
  .meta({ id: "ItemName" });

export type ItemName = z.output<typeof itemNameSchema>;
