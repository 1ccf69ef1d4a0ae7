import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { ORIGIN_NAMES } from "@/lib/facts/vocabularies";

export const ORIGINS = ["natural", "derived", "synthetic", "unrecorded"] as const;
export type Origin = (typeof ORIGINS)[number];

export const originNames: Record<Origin, string> = { ...ORIGIN_NAMES, unrecorded: "Not recorded" };

/**
 * Where a molecule comes from, as far as the library says it: its origin or a precursor among its facts, a
 * word of its type, or residues and groups that no natural peptide has. No knowledge from elsewhere is added, so many
 * hormones have none.
 */
export function originOf(
  { peptideType, facts }: Pick<Peptide, "peptideType" | "facts">,
  sequence: ParsedSequence | null,
): Origin {
  if (facts?.identity.origin) return facts.identity.origin.kind;
  if (facts?.identity.precursor) return "natural";
  if (/\b(analogue|fragment|mimetic)\b/i.test(peptideType)) return "derived";
  if (/\bsynthetic\b/i.test(peptideType)) return "synthetic";
  return sequence && hasUnnaturalPart(sequence) ? "synthetic" : "unrecorded";
}

/** Beyond the twenty: pyroglutamate, γ-glutamate, β-alanine and hydroxyproline occur in nature. */
const NATURAL_RESIDUES = new Set(["pGlu", "gGlu", "bAla", "Hyp"]);
/** Acetyl of natural N-termini, octanoyl of ghrelin. */
const NATURAL_GROUPS = new Set(["Ac", "Octanoyl"]);
const NATURAL_ENDS = new Set(["OH", "NH2"]);

function hasUnnaturalPart({ residues, nTerm, cTerm, bridges }: ParsedSequence): boolean {
  return (
    residues.some(
      ({ code, chirality, residue, modifications }) =>
        chirality === "D" ||
        (residue.oneLetter === null && !NATURAL_RESIDUES.has(code)) ||
        modifications.some((group) => !NATURAL_GROUPS.has(group)),
    ) ||
    (nTerm !== null && !NATURAL_GROUPS.has(nTerm)) ||
    cTerm === null ||
    !NATURAL_ENDS.has(cTerm) ||
    bridges.some(({ kind }) => kind !== "disulfide")
  );
}
