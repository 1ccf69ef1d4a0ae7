import type { PeptideFile } from "../seed-content";
import type { Check, Problem } from "./content";

const KIND_OF_STUDY = /\([^()]*\b(?:people|animals|cells)\b[^()]*\)$/;

/** Each benefit names its kind of study, and the tier says what the regulatory status says. */
export const checkEvidence: Check = ({ peptides }) =>
  peptides.flatMap((peptide) =>
    [...listBenefitProblems(peptide), ...listTierProblems(peptide)].map((found) => ({
      file: peptide.file,
      ...found,
    })),
  );

function listBenefitProblems({ benefits }: PeptideFile): Omit<Problem, "file">[] {
  return benefits.flatMap((benefit, index) =>
    KIND_OF_STUDY.test(benefit)
      ? []
      : [
          {
            field: `benefits[${index}]`,
            problem: "does not end with the kind of study: (people), (animals) or (cells)",
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

/** Now or formerly, by any authority: "approved in Russia, not FDA approved" and "approved, withdrawn" count. */
function isApproved(status: string): boolean {
  return /\bapproved\b/i.test(status.replace(/\b(?:not|never)\s+(?:\w+\s+)?approved\b/gi, ""));
}
