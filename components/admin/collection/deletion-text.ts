import { BIN_DAYS } from "@/lib/resources/revisions/bin-days";

/** The question before one or many items are moved to the bin. */
export function deletionText(what: string, count = 1): string {
  const kept = count === 1 ? "it" : "them";
  return `Are you sure you want to delete ${what}? This action cannot be undone except from the bin, which keeps ${kept} for ${BIN_DAYS} days.`;
}
