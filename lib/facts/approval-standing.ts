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
  /** Short enough to follow a label: "US, EU and elsewhere", "elsewhere only". */
  name: string;
}

/** What all approvals of a peptide amount to today. Null without one, now or formerly. */
export function approvalStanding({ approvals }: Pick<Facts, "approvals">): ApprovalStanding | null {
  const current = approvals.filter(({ state }) => state === "current");
  const treatments = current.filter((approval) => !isDiagnostic(approval));
  if (treatments.length > 0) {
    const agencies = treatments.map(({ agency }) => agency);
    const endedElsewhere = approvals.some(
      (approval) => hasEnded(approval) && !agencies.includes(approval.agency),
    );
    return standingOfTreatment(agencies, endedElsewhere);
  }
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
export function isDiagnostic({ indication }: Approval): boolean {
  return /^(?:test|diagnostic)\b/i.test(indication);
}

/**
 * Of other authorities only what a source said is recorded, so one place alone does not mean that the
 * rest of the world has not approved it.
 */
function standingOfTreatment(
  agencies: Approval["agency"][],
  endedElsewhere: boolean,
): ApprovalStanding {
  const inEu = agencies.includes("EMA") ? "EU" : agencies.some(isEuNational) && "some EU countries";
  const places = [
    agencies.includes("FDA") && "US",
    inEu,
    !agencies.every(isUsOrEu) && "elsewhere",
  ].filter((place) => place !== false);
  if (!agencies.some(isUsOrEu)) return { kind: "elsewhere", name: "elsewhere only" };
  const last = places.pop();
  const alone = endedElsewhere ? `${last}, ended elsewhere` : `${last}, others not recorded`;
  const name = places.length > 0 ? `${places.join(", ")} and ${last}` : alone;
  return { kind: "us-eu", name };
}

/** Whether an authority decides for the US, the EU or a member state of the EU. */
export function isUsOrEu(agency: Approval["agency"]): boolean {
  return agency === "FDA" || agency === "EMA" || isEuNational(agency);
}

function isEuNational(agency: Approval["agency"]): boolean {
  return agency === "EU_NATIONAL" || agency === "AIFA";
}
