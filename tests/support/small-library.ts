import type { z } from "zod";
import { indexLibrary, type LibraryIndex } from "@/lib/consultant/corpus/library-index";
import { documents } from "@/lib/content/documents/documents";
import { peptideInput } from "@/lib/content/peptides/peptide-schema";

/** A library of a few peptides, with the ids 1, 2, 3 … in their order and no papers. */
export function makeSmallLibrary(peptides: z.input<typeof peptideInput>[]): Promise<LibraryIndex> {
  const at = new Date(0).toISOString();
  return indexLibrary({
    peptides: peptides.map((fields, index) => ({
      peptide: {
        ...peptideInput.parse(fields),
        id: index + 1,
        categoryId: null,
        categoryIds: "",
        createdAt: at,
        updatedAt: at,
      },
      articles: [],
    })),
    articles: [],
    categories: [],
    documents: {
      about: documents["about-content"].parse({}),
      contact: documents["contact-content"].parse({}),
      legal: documents["legal-docs"].parse({}),
    },
  });
}
