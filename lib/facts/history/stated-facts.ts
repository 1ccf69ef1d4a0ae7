import { evidenceLabels } from "@/lib/content/peptides/evidence";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { prohibition } from "@/lib/content/peptides/prohibition";
import { massText } from "../number-text";
import { listIdentified } from "./fact-ids";
import type { FactPart, Says } from "./statement";

/** Fields of a peptide that are facts too. Their ids are their names. */
const fields = {
  evidenceTier: {
    label: "Evidence tier",
    say: ({ evidenceTier }: FieldHolder) => evidenceTier && evidenceLabels[evidenceTier].name,
  },
  regulatoryStatus: { label: "Regulatory status", say: (peptide) => peptide.regulatoryStatus },
  wadaProhibited: {
    label: "In sport",
    say: (peptide) => (peptide.wadaProhibited ? prohibition(peptide) : null),
  },
  sequence: { label: "Sequence", say: ({ sequence }) => sequence },
  molecularFormula: {
    label: "Molecular formula",
    say: ({ molecularFormula }) => molecularFormula,
  },
  averageMass: {
    label: "Molecular weight",
    say: ({ averageMass }) => averageMass && massText(averageMass),
  },
  cas: { label: "CAS number", say: ({ cas }) => cas },
  pubchemCid: { label: "PubChem CID", say: ({ pubchemCid }) => pubchemCid && String(pubchemCid) },
} satisfies Record<string, { label: string; say: (peptide: FieldHolder) => string | null | 0 }>;

type FieldHolder = Pick<
  Peptide,
  | "evidenceTier"
  | "regulatoryStatus"
  | "wadaProhibited"
  | "wadaNote"
  | "sequence"
  | "molecularFormula"
  | "averageMass"
  | "cas"
  | "pubchemCid"
>;

export type StatedPeptide = FieldHolder & Pick<Peptide, "facts">;
export type FactField = keyof typeof fields;
export type FactKind = FactPart | FactField;

/** A fact in the words of its page. */
export interface StatedFact {
  /** Unique within the peptide, and unchanged while the fact is (decision 032). */
  id: string;
  kind: FactKind;
  name: string;
  says: Says;
  /** The key of its source. */
  source?: string | undefined;
  /** The conditions that it is about. */
  conditions: string[];
}

const partNames: Record<FactPart, string> = {
  approvals: "Approval",
  development: "Development",
  targets: "Target",
  noDirectTarget: "Target",
  administrations: "Route",
  halfLives: "Half-life",
  bioavailabilities: "Bioavailability",
  sport: "In sport",
  boxedWarnings: "Boxed warning",
  trials: "Trial",
  outcomes: "Evidence",
  safety: "Label",
  identity: "Names and origin",
};

/** Every fact of a peptide: those of its fields, and those of its `facts`. */
export function listStatedFacts(peptide: StatedPeptide): StatedFact[] {
  return [
    ...Object.entries(fields).flatMap(([id, { label, say }]) => {
      const text = say(peptide);
      if (!text) return [];
      return [{ id, kind: id as FactField, name: label, says: { [label]: text }, conditions: [] }];
    }),
    ...(peptide.facts ? listIdentified(peptide.facts) : []).map(
      ({ id, part, name, says, source, conditions = [] }) => ({
        id,
        kind: part,
        name,
        says,
        source,
        conditions,
      }),
    ),
  ];
}

/** "Approval", "Trial"; a field has its own name. */
function kindName(kind: string): string {
  if (isField(kind)) return fields[kind].label;
  return Object.hasOwn(partNames, kind) ? partNames[kind as FactPart] : "Fact";
}

function isField(kind: string): kind is FactField {
  return Object.hasOwn(fields, kind);
}

/** "Approval, FDA: obesity"; of a field, its name alone. */
export function factTitle({ kind, name }: { kind: string; name: string }): string {
  return isField(kind) ? name : `${kindName(kind)}, ${name}`;
}
