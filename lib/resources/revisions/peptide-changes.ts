import type { PeptideChange } from "@/lib/facts/history/fact-change-store";
import type { Change } from "./revision-store";

/** Those of the changes that are about peptides. */
export function toPeptideChanges(
  changes: Pick<Change, "entity" | "entityId" | "before" | "after">[],
): PeptideChange[] {
  return changes
    .filter(({ entity }) => entity === "peptides")
    .map(({ entityId, before, after }) => ({ peptideId: Number(entityId), before, after }));
}
