import type { Facts } from "./fact-references";
import { findTarget } from "./vocabulary";

/** Populations, which facts name among conditions. They have no page. */
const POPULATIONS = new Set(["healthy-volunteers"]);

export function hasConditionPage(key: string): boolean {
  return !POPULATIONS.has(key);
}

export function conditionAddress(key: string): string | undefined {
  return hasConditionPage(key) ? `/conditions/${key}` : undefined;
}

/** The gene of a target names its page, else its key. */
export function targetSymbol(key: string): string {
  return findTarget(key).gene ?? key;
}

export function targetAddress(key: string): string {
  return `/targets/${targetSymbol(key)}`;
}

/** The part of the approvals of one authority and state: "2010s", "undated" or "undecided". */
export function approvalPart(
  approvals: Pick<Facts["approvals"][number], "state" | "date">[],
): string {
  const [first] = approvals;
  if (first?.state === "refused" || first?.state === "under_review") return "undecided";
  const [date] = approvals.flatMap((approval) => approval.date ?? []).sort();
  return date ? `${date.slice(0, 3)}0s` : UNDATED;
}

const UNDATED = "undated";

/** Approvals without a year have a page of their own. */
export function approvalAddress(part: string): string {
  return part === UNDATED ? `/approvals/${UNDATED}` : `/approvals#${part}`;
}

type Sport = NonNullable<Facts["sport"]>;

/** The part of /sport: "s2-2", "prohibited" without a class, "monitored", "not-listed". */
export function sportPart({ status, class: listed }: Pick<Sport, "status" | "class">): string {
  if (status === "monitored" || status === "not listed") return status.replace(" ", "-");
  return listed?.toLowerCase().replaceAll(".", "-") ?? "prohibited";
}

export function uniprotAddress(accession: string): string {
  return `https://www.uniprot.org/uniprotkb/${accession}`;
}
