import "server-only";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { definePageFile } from "@/lib/page-file";
import { toFoundPeptide } from "./found-peptide";

/** All cards by name, for the results that the browser finds: an array of `FoundPeptide`. */
export const cardFile = definePageFile("cards", "json", ["peptides", "categories"], async () =>
  JSON.stringify((await listPeptideCards()).map(toFoundPeptide)),
);
