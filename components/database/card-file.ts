import "server-only";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { definePageFile } from "@/lib/page-file";
import { toFoundPeptide } from "./found-peptide";

/** All cards by name, as an array of `FoundPeptide`, for results that the browser finds. */
export const cardFile = definePageFile("cards", "json", ["peptides:card"], async () =>
  JSON.stringify((await listPeptideCards()).map(toFoundPeptide)),
);
