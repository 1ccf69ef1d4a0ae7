import "server-only";
import { cached } from "@/lib/cache";
import { readFactChanges } from "./fact-change-store";

/** The latest changes of a peptide's facts, latest first. */
export const listFactChanges = cached("fact-changes", ["peptides"], (peptideId: number) =>
  readFactChanges([peptideId]),
);
