import { BIN_DAYS } from "@/lib/content/revisions/bin-days";

/** What can be done about a deletion that the bin keeps. */
export function undoWords(count: number): string {
  const what = count === 1 ? "it" : "them";
  return `This action cannot be undone except from the bin, which keeps ${what} for ${BIN_DAYS} days.`;
}
