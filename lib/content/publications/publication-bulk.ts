import { z } from "zod";
import { id } from "@/lib/content/wire";
import { BULK_MODES, changeIds, defineBulkEdit } from "@/lib/resources/bulk/bulk-edit";

export const setPeptides = defineBulkEdit({
  action: "set-peptides",
  fields: {
    peptideIds: z.array(id).min(1).max(900).meta({ description: "0 stands for General." }),
    mode: z.enum(BULK_MODES),
  },
  change: (item, { peptideIds, mode }) => ({
    peptideIds: changeIds(item.peptideIds, peptideIds, mode),
  }),
});

export const setYear = defineBulkEdit({
  action: "set-year",
  fields: { year: z.number().int().nullable() },
  change: (_, { year }) => ({ year }),
});
