import { approvalPart, conditionAddress } from "../fact-addresses";
import type { Facts } from "../fact-references";
import type { FactLine, FactTable } from "../fact-tables";
import { agencyName, approvalStates, capitalise, dateText } from "../fact-words";
import { isOver } from "../glance";
import { ofPeptide } from "./collected-sources";
import type { FactHolder } from "./fact-holder";

type Approval = Facts["approvals"][number];

interface Entry {
  peptide: FactHolder;
  approval: Approval;
}

export type AgencyGroup = "us" | "europe" | "other";

/** The first approval of a peptide that has a year, and how long it has been approved since. */
export interface ApprovalLane {
  id: number;
  name: string;
  year: number;
  agency: Approval["agency"];
  group: AgencyGroup;
  /** Years in which an approval is known to have been in force; `to` is null where it still is. */
  spans: { from: number; to: number | null }[];
  /** Null while any authority's approval is in force. */
  end: { word: string; year: number | null } | null;
}

/** Newest first. */
export function approvalLanes(peptides: FactHolder[]): ApprovalLane[] {
  return peptides
    .flatMap((peptide) => toLane(peptide) ?? [])
    .toSorted((a, b) => b.year - a.year || a.name.localeCompare(b.name, "en"));
}

/** Approved peptides of which no approval has a year, by name. */
export function listUndated(peptides: FactHolder[]): FactHolder[] {
  return peptides
    .filter((peptide) => granted(peptide).length > 0 && !toLane(peptide))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** How many peptides each authority approves now, most first. */
export function countByAgency(
  peptides: FactHolder[],
): { agency: Approval["agency"]; count: number }[] {
  const agencies = peptides.flatMap(({ facts }) => [
    ...new Set(
      (facts?.approvals ?? []).flatMap(({ agency, state }) => (state === "current" ? agency : [])),
    ),
  ]);
  return [...Map.groupBy(agencies, (agency) => agency)]
    .map(([agency, found]) => ({ agency, count: found.length }))
    .toSorted((a, b) => b.count - a.count);
}

/**
 * Every approval by decade, newest first; then the undated, and what was refused or is under review.
 * What one authority decided on a peptide in one decade shares a row.
 */
export function approvalTables(peptides: FactHolder[]): FactTable[] {
  const entries = peptides.flatMap((peptide) =>
    (peptide.facts?.approvals ?? []).map((approval) => ({ peptide, approval })),
  );
  return [...Map.groupBy(entries, ({ approval }) => approvalPart([approval]))]
    .toSorted(([a], [b]) => rank(a) - rank(b) || b.localeCompare(a, "en"))
    .map(([id, found]) => ({
      id,
      layout: "approval-list",
      title: titles[id] ?? id,
      head: ["Peptide", "Authority", "Indication, product and date"],
      rows: [...Map.groupBy(found.toSorted(newestFirst), rowOf).values()].map(toRow),
    }));
}

function rowOf({ peptide, approval: { agency, state } }: Entry): string {
  return `${peptide.id} ${agency} ${state}`;
}

const titles: Record<string, string> = {
  undated: "No year recorded",
  undecided: "Refused or under review",
};

function rank(part: string): number {
  return ["undated", "undecided"].indexOf(part);
}

function granted({ facts }: FactHolder): Approval[] {
  return (facts?.approvals ?? []).filter(({ state }) => state === "current" || isOver(state));
}

function toLane(peptide: FactHolder): ApprovalLane | null {
  const approvals = granted(peptide);
  const dated = approvals.flatMap(({ date, ...rest }) => (date ? [{ date, ...rest }] : []));
  const [first] = dated.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (!first) return null;
  const isInForce = approvals.some(({ state }) => state === "current");
  const last = approvals.toSorted((a, b) => ((a.ended ?? "") < (b.ended ?? "") ? 1 : -1))[0];
  return {
    id: peptide.id,
    name: peptide.name,
    year: yearOf(first.date),
    agency: first.agency,
    group: groupOf(first.agency),
    spans: dated.flatMap(({ date, ended, state }) => {
      const to = state === "current" ? null : ended ? yearOf(ended) : undefined;
      return to === undefined ? [] : [{ from: yearOf(date), to }];
    }),
    end:
      isInForce || !last
        ? null
        : { word: approvalStates[last.state], year: last.ended ? yearOf(last.ended) : null },
  };
}

function groupOf(agency: Approval["agency"]): AgencyGroup {
  if (agency === "FDA") return "us";
  const european = ["EMA", "MHRA", "AIFA", "EU_NATIONAL"];
  return european.includes(agency) ? "europe" : "other";
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function newestFirst(a: Entry, b: Entry): number {
  const [one = "", other = ""] = [a.approval.date, b.approval.date];
  if (one !== other) return one < other ? 1 : -1;
  return a.peptide.name.localeCompare(b.peptide.name, "en");
}

function toRow(entries: Entry[]): FactLine[][] {
  const [first] = entries;
  if (!first) return [];
  const { peptide, approval } = first;
  return [
    [{ text: peptide.name, href: `/peptides/${peptide.id}` }],
    [
      { text: agencyName(approval.agency) },
      { text: capitalise(approvalStates[approval.state]), isMinor: true },
    ],
    indicationLines(entries.map((entry) => entry.approval)),
  ].map((lines) => ofPeptide(peptide, lines));
}

/** An indication leads to the first condition that it is about; its products stand below it. */
function indicationLines(approvals: Approval[]): FactLine[] {
  const byIndication = Map.groupBy(approvals, ({ indication }) => indication);
  return [...byIndication].flatMap(([text, same]) => {
    const href = same[0]?.conditions.flatMap((key) => conditionAddress(key) ?? [])[0];
    const sources = [...new Set(same.map(({ source }) => source))];
    return [
      { text, sources, ...(href && { href }) },
      ...same.map((approval) => ({ text: productText(approval), isMinor: true })),
    ];
  });
}

/** "Wegovy, tablet, 22 December 2025". */
function productText({ brand, form, routes, state, date, ended }: Approval): string {
  const end = ended && `${approvalStates[state]} ${dateText(ended)}`;
  const parts = [brand, form ?? routes.join(", "), date && dateText(date), end];
  return capitalise(parts.filter(Boolean).join(", "));
}
