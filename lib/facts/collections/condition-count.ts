import { figure } from "../number-text";
import { type CollectedCondition, countApproved } from "./conditions";

/**
 * "14 peptides, 6 approved; 1 more only named". The first number is that of the database's filter, which
 * finds a peptide by its facts; the last counts related conditions of pages without a recorded study.
 */
export function conditionCountText(condition: CollectedCondition): string {
  const total = condition.entries.length;
  const named = condition.entries.filter(({ standing }) => standing === "named").length;
  if (named === total) return `${peptides(total)}, only named`;
  const approved = countApproved(condition);
  return [
    peptides(total - named),
    approved > 0 && (total - named === 1 ? ", approved" : `, ${approved} approved`),
    named > 0 && `; ${named} more only named`,
  ]
    .filter(Boolean)
    .join("");
}

function peptides(count: number): string {
  return `${figure(count)} ${count === 1 ? "peptide" : "peptides"}`;
}
