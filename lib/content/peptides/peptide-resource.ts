import "server-only";
import { z } from "zod";
import { findCategoryIds } from "@/lib/content/categories/category-store";
import { defineResource } from "@/lib/resources/resource";
import { setCategory, setEvidence } from "./peptide-bulk";
import { mergeCategories } from "./peptide-categories";
import { mergeMass } from "./peptide-mass";
import { peptideParts } from "./peptide-parts";
import { readPeptideReferences, restorePeptideReferences } from "./peptide-references";
import { peptideRows } from "./peptide-rows";
import { peptideInput, peptideSchema } from "./peptide-schema";
import { checkSequence } from "./peptide-sequence";
import { peptideWrites, readPeptide, readPeptides } from "./peptide-store";

/** Articles and videos say which peptides they are about, so that a deletion changes them too. */
export const peptides = defineResource({
  key: "peptides",
  one: "peptide",
  readAccess: "public",
  tags: ["peptides", "research", "videos"],
  parts: peptideParts,
  item: peptideSchema,
  input: peptideInput,
  spellings: { categoryId: z.union([z.number(), z.string()]).nullable() },
  list: readPeptides,
  read: readPeptide,
  ...peptideWrites,
  rows: peptideRows,
  bulkEdits: [setCategory, setEvidence],
  merge: (sent, stored) => ({
    ...stored,
    ...sent,
    ...mergeMass(sent, stored),
    categoryIds: mergeCategories(sent, stored),
  }),
  relation: { field: "categoryIds", one: "category", findKnown: findCategoryIds },
  check: async (_, { input }) => checkSequence(input?.sequence),
  references: { read: readPeptideReferences, restore: restorePeptideReferences },
});
