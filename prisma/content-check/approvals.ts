import { type ApprovalKind, approvalStanding, wasApproved } from "@/lib/facts/approval-standing";
import type { PeptideFacts } from "@/lib/facts/facts-schema";
import type { PeptideFile } from "../seed/data-files";
import type { Check, Problem } from "./content";
import { isApproved } from "./evidence";
import { excerpt, listParagraphTexts, listPlainTexts, readableText } from "./texts";

type Found = Omit<Problem, "file">;
type Approval = PeptideFacts["approvals"][number];
type Agency = Approval["agency"];

/** Tier, regulatory status and texts of a peptide say of approvals and trials what its facts say. */
export const checkApprovals: Check = ({ peptides, facts }) =>
  peptides.flatMap((peptide) => {
    const own = facts.find((file) => file.peptide === peptide.id);
    if (!own) return [];
    return [
      ...listTierProblems(peptide, own),
      ...listStatusProblems(peptide.facts.regulatoryStatus ?? "", own),
      ...listYearProblems(peptide, own.approvals),
    ].map((found) => ({ file: peptide.file, ...found }));
  });

const STUDIES_IN_PEOPLE = ["approved", "human_trials", "limited_human"];

/** Where tier and status disagree on an approval, `checkEvidence` says so. */
function listTierProblems({ evidence, facts }: PeptideFile, { trials }: PeptideFacts): Found[] {
  const trial = trials.find(({ participants }) => participants);
  if (!trial || STUDIES_IN_PEOPLE.includes(evidence.tier)) return [];
  if (isApproved(facts.regulatoryStatus ?? "")) return [];
  const problem = `is ${evidence.tier}, but the facts list "${trial.name}" with ${trial.participants} people`;
  return [{ field: "evidence.tier", problem }];
}

/** What the status has to say, and may not say, where approvals amount to that. */
const STATUS_WORDS: Record<ApprovalKind, { has?: RegExp; lacks?: RegExp }> = {
  "us-eu": { lacks: /^(?:FDA )?approved(?: \([^)]*\))?, (?:withdrawn|discontinued)/i },
  elsewhere: { lacks: /^(?:FDA )?approved(?: \([^)]*\))?, (?:withdrawn|discontinued)/i },
  diagnostic: { has: /\bdiagnostic\b/i },
  ended: { has: /\b(?:withdrawn|discontinued)\b/i },
};

/** The authorities whose approval a text means by these words. */
const AUTHORITIES: [words: string, agencies: Agency[]][] = [
  ["FDA|United States|US", ["FDA"]],
  ["European Union|EU", ["EMA", "EU_NATIONAL", "AIFA"]],
  ["Austria|Denmark|France|Germany", ["EMA", "EU_NATIONAL"]],
  ["Italy", ["EMA", "EU_NATIONAL", "AIFA"]],
  ["United Kingdom|UK", ["MHRA", "EMA"]],
  ["Japan", ["PMDA"]],
  ["China", ["NMPA"]],
  ["Canada", ["HC"]],
  ["Australia", ["TGA"]],
  ["Russia", ["RU"]],
];

/** Where the facts hold no approval, `checkFactsOfPeptides` says so. */
function listStatusProblems(status: string, facts: PeptideFacts): Found[] {
  const standing = approvalStanding(facts);
  if (!standing) return [];
  const { has, lacks } = STATUS_WORDS[standing.kind];
  const isOtherwise = (has && !has.test(status)) || lacks?.test(status);
  const problems = isOtherwise ? [`is "${status}", but by the facts it is ${standing.name}`] : [];
  return [...problems, ...listUnknownAuthorities(status, facts.approvals)].map((problem) => ({
    field: "facts.regulatoryStatus",
    problem,
  }));
}

/** An authority that the status names as approving holds an approval, and the FDA's is named. */
function listUnknownAuthorities(status: string, approvals: Approval[]): string[] {
  const denied =
    /\bnot (?:\w+ )?approved\b[^;]*|[^;,]*\b(?:refused|negative opinion|application)\b[^;]*/gi;
  const claims = status.replace(denied, "");
  if (!/\b(?:approved|authorised)\b/i.test(claims)) return [];
  const holds = (agencies: Agency[]) =>
    approvals.some((approval) => agencies.includes(approval.agency) && wasApproved(approval));
  const unknown = AUTHORITIES.filter(
    ([words, agencies]) => new RegExp(`\\b(?:${words})\\b`).test(claims) && !holds(agencies),
  ).map(
    ([words]) => `names ${words.replaceAll("|", " or ")}, whose approval the facts do not hold`,
  );
  const silent =
    holds(["FDA"]) && !/\bFDA\b/.test(claims) ? ["does not name the FDA, which approved it"] : [];
  return [...unknown, ...silent];
}

/** A year that a sentence gives for an authority's approval is one of that authority's in the facts. */
function listYearProblems(peptide: PeptideFile, approvals: Approval[]): Found[] {
  const texts = [...listPlainTexts(peptide), ...listParagraphTexts(peptide)]
    .map(({ field, text }) => ({ field, text: readableText(text) }))
    .filter(({ text }) => APPROVED.test(text));
  return AUTHORITIES.flatMap(([words, agencies]) => {
    const known = knownYears(approvals, agencies);
    if (!known) return [];
    return texts.flatMap(({ field, text }) =>
      listApprovalYears(text, words)
        .filter(({ year }) => !known.has(year))
        .map(({ year, index, length }) => ({
          field,
          problem: `gives ${year} for an approval, which is none of the facts: "${excerpt(text, index, length)}"`,
        })),
    );
  });
}

/** Null where an approval has no year yet: it may be that one. */
function knownYears(approvals: Approval[], agencies: Agency[]): Set<string> | null {
  const own = approvals.filter(
    (approval) => agencies.includes(approval.agency) && wasApproved(approval),
  );
  if (own.length === 0 || own.some(({ date }) => !date)) return null;
  return new Set(
    own.flatMap(({ date, ended }) => [date, ended]).map((day) => day?.slice(0, 4) ?? ""),
  );
}

const APPROVED = /\b(?:[Aa]pproved|[Aa]uthorised|[Ll]icensed)\b/;
const MEDICINE = "(?: it| the [a-z]+| [A-Z][a-z]+)?";
const YEAR = "[ ,(]{0,2}(?:in |on \\d{1,2} [A-Z][a-z]+ )?((?:19|20)\\d{2})\\b";

/** "FDA approved (2017)", "approved by the FDA in 2002", "Russia approved it in 2009". */
function listApprovalYears(text: string, words: string) {
  const authority = `\\b(?:the )?(?:${words})\\b`;
  const patterns = [
    `${authority}[ -]${APPROVED.source}${MEDICINE}${YEAR}`,
    `${APPROVED.source} (?:by|in) ${authority}${YEAR}`,
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, "g"))].map(({ 0: said, 1: year = "", index }) => ({
      year,
      index,
      length: said.length,
    })),
  );
}
