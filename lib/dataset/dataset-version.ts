import "server-only";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { readDataset } from "./dataset";

/** The version of the library's files, without writing them. */
export const getDatasetVersion = cachedInMemory(
  "dataset-version",
  ["peptides", "research", "categories"],
  async () => (await readDataset()).version,
);
