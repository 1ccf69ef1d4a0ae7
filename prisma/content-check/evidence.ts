import { IN_WHOM } from "@/lib/content/peptides/in-whom";
import type { PeptideFile } from "../seed/data-files";
import type { Check, Problem } from "./content";

const KIND_OF_STUDY = /\([^()]*\b(?:people|animals|cells)\b[^()]*\)$/;

/** Each benefit and condition must name who was studied, and the tier must match the regulatory status. */
export const checkEvidence: Check = ({ peptides }) =>
  peptides.flatMap((peptide) =>
    [
      ...listEndingProblems(peptide, "benefits", KIND_OF_STUDY),
      ...listEndingProblems(peptide, "conditions", IN_WHOM),
      ...listTierProblems(peptide),
    ].map((found) => ({ file: peptide.file, ...found })),
  );

function listEndingProblems(
  peptide: PeptideFile,
  field: "benefits" | "conditions",
  ending: RegExp,
): Omit<Problem, "file">[] {
  return peptide[field].flatMap((item, index) =>
    ending.test(item)
      ? []
      : [
          {
            field: `${field}[${index}]`,
            problem: "does not end with in whom it was studied: (people), (animals) or (cells)",
          },
        ],
  );
}

function listTierProblems({ evidence, facts }: PeptideFile): Omit<Problem, "file">[] {
  const status = facts.regulatoryStatus ?? "";
  if (isApproved(status) === (evidence.tier === "approved")) return [];
  return [
    { field: "evidence.tier", problem: `is ${evidence.tier}, but the status is "${status}"` },
  ];
}

/** Approved now or formerly by any authority: "approved in Russia, not FDA approved", "approved, withdrawn". */
export function isApproved(status: string): boolean {
  return /\bapproved\b/i.test(status.replace(/\b(?:not|never)\s+(?:\w+\s+)?approved\b/gi, ""));
}
