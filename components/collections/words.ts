import { figure } from "@/lib/facts/fact-words";

/** "1 peptide", "12 peptides". */
export function countOf(count: number, word: string): string {
  return `${figure(count)} ${word}${count === 1 ? "" : "s"}`;
}
