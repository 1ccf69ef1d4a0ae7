import { isoelectricPoint, listCharges, netChargeAt } from "./sequence-charge";
import type { ParsedSequence } from "./sequence-model";

/** "5.4" with a note, or why there is none: "None (no acidic group)". Null where the charge is not known. */
export function isoelectricText(sequence: ParsedSequence, note = ""): string | null {
  const point = isoelectricPoint(sequence);
  if (point !== null) return `${point.toFixed(1)}${note}`;
  if (netChargeAt(sequence, 7) === null) return null;
  const charges = listCharges(sequence);
  const missing = [charges.includes(-1) ? [] : "acidic", charges.includes(1) ? [] : "basic"].flat();
  return missing.length > 0 ? `None (no ${missing.join(" or ")} group)` : "None";
}
