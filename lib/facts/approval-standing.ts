import type { Facts } from "./fact-references";

type Approval = Facts["approvals"][number];

/**
 * - `us-eu`: the FDA, the EMA or a member state of the EU approves a treatment today
 * - `elsewhere`: only other authorities do
 * - `diagnostic`: it is approved as a test only
 * - `ended`: every approval was withdrawn or discontinued
 */
export type ApprovalKind = "us-eu" | "elsewhere" | "diagnostic" | "ended";

export interface ApprovalStanding {
  kind: ApprovalKind;
  /** Short enough to follow a label: "US and EU", "elsewhere only". */
  name: string;
}

const EU_NATIONAL: Approval["agency"][] = ["EU_NATIONAL", "AIFA"];

/** What all approvals of a peptide amount to today. Null without one, now or formerly. */
export function approvalStanding({ approvals }: Pick<Facts, "approvals">): ApprovalStanding | null {
  const current = approvals.filter(({ state }) => state === "current");
  const treatments = current.filter((approval) => !isDiagnostic(approval));
  if (treatments.length > 0) return standingOfTreatment(treatments.map(({ agency }) => agency));
  if (current.length > 0) return { kind: "diagnostic", name: "diagnostic only" };
  if (approvals.some(hasEnded)) return { kind: "ended", name: "withdrawn or discontinued" };
  return null;
}

/** Approved once, whatever became of it. */
export function wasApproved(approval: Approval): boolean {
  return approval.state === "current" || hasEnded(approval);
}

function hasEnded({ state }: Approval): boolean {
  return state === "withdrawn" || state === "discontinued";
}

/** Facts have no field for this; indications of tests begin with "Test" or "Diagnostic". */
function isDiagnostic({ indication }: Approval): boolean {
  return /^(?:test|diagnostic)\b/i.test(indication);
}

function standingOfTreatment(agencies: Approval["agency"][]): ApprovalStanding {
  const inEu = agencies.includes("EMA")
    ? "EU"
    : agencies.some((agency) => EU_NATIONAL.includes(agency)) && "some EU countries";
  const name = [agencies.includes("FDA") && "US", inEu].filter(Boolean).join(" and ");
  return name ? { kind: "us-eu", name } : { kind: "elsewhere", name: "elsewhere only" };
}
