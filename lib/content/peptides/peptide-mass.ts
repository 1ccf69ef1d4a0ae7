import { averageMass, FormulaError } from "@/lib/chemistry/formula";
import { parseSequence } from "@/lib/chemistry/sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import { SequenceError } from "@/lib/chemistry/sequence-model";
import type { Sent } from "@/lib/resources/resource";
import type { Peptide } from "./peptide-schema";

/**
 * The average mass and the molecular weight of a save; editors only see the weight. The mass is computed
 * again when formula or sequence change, unless another mass was sent. A blank weight, or one that was
 * filled automatically, is filled from the mass; any other text stays as typed.
 */
export function mergeMass(sent: Sent, stored: Peptide | null): Sent {
  const merged: Sent = { ...stored, ...sent };
  const mass = mergeAverageMass(merged, sent, stored);
  const typed = merged.molecularWeight ?? "";
  const isFilled = typed === "" || (stored !== null && typed === weightOf(stored.averageMass));
  return { averageMass: mass, molecularWeight: isFilled ? weightOf(mass) : typed };
}

function mergeAverageMass(merged: Sent, sent: Sent, stored: Peptide | null): unknown {
  const known = stored?.averageMass ?? null;
  const isBlank = (merged.molecularWeight ?? "") === "";
  // A new item that is sent with an explicit null has no mass, such as a mixture.
  const isKept = sent.averageMass === known && (stored !== null || isBlank);
  if (sent.averageMass !== undefined && !isKept) return sent.averageMass;
  const isSame =
    stored !== null &&
    merged.molecularFormula === stored.molecularFormula &&
    merged.sequence === stored.sequence;
  const isWanted = !isSame || (known === null && isBlank);
  return isWanted ? computeMass(merged) : known;
}

/** In g/mol, by the formula, or by the sequence where there is no formula; null where it cannot be read. */
function computeMass({ molecularFormula, sequence }: Sent): number | null {
  const formula = String(molecularFormula ?? "").trim();
  try {
    const mass = averageMass(formula || formulaOfSequence(parseSequence(String(sequence ?? ""))));
    return Number(mass.toFixed(2));
  } catch (error) {
    if (error instanceof FormulaError || error instanceof SequenceError) return null;
    throw error;
  }
}

function weightOf(mass: unknown): string {
  return typeof mass === "number" ? `${mass} g/mol` : "";
}
