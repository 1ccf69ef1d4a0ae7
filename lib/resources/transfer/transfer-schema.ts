import { z } from "zod";
import { id } from "@/lib/content/wire";

const MAX_ITEMS = 20_000;

const TRANSFER_FORMATS = ["csv", "json"] as const;
const format = z.enum(TRANSFER_FORMATS);

export const exportBody = z.object({
  format,
  ids: z
    .array(id)
    .max(MAX_ITEMS)
    .nullable()
    .default(null)
    .meta({ description: "The items, in this order; all where it is null." }),
});

export const exportAnswer = z
  .object({ fileName: z.string(), mediaType: z.string(), text: z.string() })
  .meta({ id: "ExportedFile" });

export const planBody = z.object({ format, text: z.string() });

export const applyBody = planBody.extend({
  hash: z.string().max(100).meta({ description: "That of the plan which is to be carried out." }),
});

export const ROW_STATUSES = ["new", "changed", "unchanged", "refused"] as const;

const fieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

const plannedRow = z.object({
  row: z.number().int().meta({ description: "The item's place in the file, from 1." }),
  status: z.enum(ROW_STATUSES),
  id: id.nullable(),
  name: z.string(),
  changes: z.array(fieldChange),
  reasons: z.array(z.string()),
});

export const importPlanSchema = z
  .object({
    hash: z.string().meta({ description: "Another where the file or a stored item is another." }),
    counts: z.record(z.enum(ROW_STATUSES), z.number().int()),
    ignored: z.array(z.string()).meta({ description: "Fields of the file that are not imported." }),
    rows: z.array(plannedRow),
  })
  .meta({ id: "ImportPlan" });

export type TransferFormat = (typeof TRANSFER_FORMATS)[number];
export type RowStatus = (typeof ROW_STATUSES)[number];
export type PlannedRow = z.output<typeof plannedRow>;
export type ImportPlan = z.output<typeof importPlanSchema>;
export type ExportedFile = z.output<typeof exportAnswer>;
