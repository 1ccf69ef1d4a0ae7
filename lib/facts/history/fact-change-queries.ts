import "server-only";
import { cached } from "@/lib/cache";
import { readFactChanges, readLatestChanges } from "./fact-change-store";

/** The latest changes of a peptide's facts, latest first. */
export const listFactChanges = cached(
  "fact-changes",
  (peptideId) => [`peptides:${peptideId}`],
  (peptideId: number) => readFactChanges([peptideId]),
);

/** When facts of each peptide last changed, latest first; peptides without a change are left out. */
export const listLatestChanges = cached("latest-changes", ["peptides:stated"], () =>
  readLatestChanges(),
);
