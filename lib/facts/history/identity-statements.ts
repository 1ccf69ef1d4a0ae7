import { ORIGIN_NAMES } from "@/lib/facts/vocabularies";
import type { Facts } from "../fact-references";
import { type Statement, say } from "./statement";

/** Where a peptide comes from, what it is cut from, its other names and what it is confused with. */
export function listIdentity({ identity }: Facts): Statement[] {
  const { origin, precursor, codeNames, saltForms, confusedWith } = identity;
  const part = "identity" as const;
  return [
    ...(origin
      ? [
          {
            part,
            row: origin,
            key: ["origin"],
            name: "Origin",
            says: say({
              Origin: `${ORIGIN_NAMES[origin.kind]}: ${origin.text}`,
              Note: origin.note,
            }),
            source: origin.source,
          },
        ]
      : []),
    ...(precursor
      ? [
          {
            part,
            row: precursor,
            key: ["precursor"],
            name: "Precursor",
            says: say({
              Protein: `${precursor.name} (${precursor.uniprot})`,
              Residues: `${precursor.from} to ${precursor.to}`,
              Note: precursor.note,
            }),
            source: precursor.source,
          },
        ]
      : []),
    ...listed("Code names", codeNames),
    ...listed("Salt forms", saltForms),
    ...confusedWith.map((row) => ({
      part,
      row,
      key: ["confused", row.name],
      name: `Not to be confused with ${row.name}`,
      says: say({ Reason: row.reason }),
    })),
  ];
}

function listed(name: string, row: string[]): Statement[] {
  if (row.length === 0) return [];
  return [{ part: "identity", row, key: [name], name, says: { Names: row.join(", ") } }];
}
