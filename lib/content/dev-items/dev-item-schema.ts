import { z } from "zod";
import { id, requiredText, shortText, timestamps } from "@/lib/content/wire";

export const DEV_ITEM_TYPES = ["feature", "bug"] as const;
/** In the order that breaks ties between items of one time. */
export const DEV_ITEM_STATUSES = ["pending", "in_progress", "completed"] as const;

/** What a save may hold. */
export const devItemInput = z.object({
  title: requiredText(300),
  description: shortText(10_000).default(""),
  type: z.enum(DEV_ITEM_TYPES).default("feature"),
  status: z.enum(DEV_ITEM_STATUSES).default("pending"),
});

export const devItemSchema = devItemInput.extend({ id, ...timestamps }).meta({ id: "DevItem" });

/** What the dashboard's table shows. */
export const devItemRowSchema = devItemSchema.meta({ id: "DevItemRow" });

export type DevItemInput = z.output<typeof devItemInput>;
export type DevItem = z.output<typeof devItemSchema>;
export type DevItemRow = z.output<typeof devItemRowSchema>;
