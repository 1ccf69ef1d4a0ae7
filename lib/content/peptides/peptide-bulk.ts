import { z } from "zod";
import { id } from "@/lib/content/wire";
import { BULK_MODES, changeIds, defineBulkEdit } from "@/lib/resources/bulk/bulk-edit";
import { EVIDENCE_TIERS } from "./evidence";

export const setCategory = defineBulkEdit({
  action: "set-category",
  fields: { categoryId: id, mode: z.enum(BULK_MODES) },
  change: (item, { categoryId, mode }) => ({
    categoryIds: changeIds(item.categoryIds, [categoryId], mode),
    categoryId: undefined,
  }),
});

export const setEvidence = defineBulkEdit({
  action: "set-evidence",
  fields: {
    evidenceTier: z.enum(EVIDENCE_TIERS).nullable(),
    evidenceReason: z
      .string()
      .max(500)
      .optional()
      .meta({ description: "Left out, each peptide keeps its own." }),
  },
  change: (_, { evidenceTier, evidenceReason }) => ({
    evidenceTier,
    ...(evidenceReason !== undefined && { evidenceReason }),
  }),
});
