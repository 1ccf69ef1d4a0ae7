import "server-only";
import { listPeptideRecords } from "@/lib/content/peptides/peptide-records";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { growFamilyTree } from "./family-tree";

/** The family tree of the library, grown once after each save. */
export const getFamilyTree = cachedInMemory("family-tree", ["peptides"], async () =>
  growFamilyTree((await listPeptideRecords()).map(({ peptide }) => peptide)),
);
