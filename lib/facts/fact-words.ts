import type { Facts } from "./fact-references";
import { capitalise, figure } from "./number-text";
import { AGENCIES, PHASES } from "./vocabularies";
import { findTarget } from "./vocabulary";

export { dateText, monthText } from "./date-text";
export { capitalise, figure };

type Approval = Facts["approvals"][number];
type HalfLife = Exclude<Facts["halfLives"], string>[number];
type Trial = Facts["trials"][number];
type Estimate = Trial["estimates"][number];
type Outcome = Facts["outcomes"][number];

/** Short names, as they stand in a table; `AGENCIES` has the long ones. */
export function agencyName(agency: Approval["agency"]): string {
  const names: Partial<Record<Approval["agency"], string>> = {
    HC: "Health Canada",
    RU: "Russia",
    EU_NATIONAL: "EU, national",
    OTHER: "Other authority",
  };
  return names[agency] ?? agency;
}

export function agencyTitle(agency: Approval["agency"]): string {
  return AGENCIES[agency];
}

/**
 * An authority without a code of its own is named by the note: "The agency is Swissmedic,
 * Switzerland." Without such a note it has no name here.
 */
export function namedAuthority({ agency, note = "" }: Pick<Approval, "agency" | "note">): {
  name?: string | undefined;
  note: string;
} {
  const named = agency === "OTHER" ? /^The agency is ([^.;]+)[.;]\s*/.exec(note) : null;
  return { name: named?.[1], note: note.slice(named?.[0].length ?? 0) };
}

export const approvalStates: Record<Approval["state"], string> = {
  current: "approved",
  discontinued: "discontinued",
  withdrawn: "withdrawn",
  refused: "refused",
  under_review: "under review",
};

export function phaseName(phase: (typeof PHASES)[number]): string {
  if (phase === "preclinical") return "preclinical";
  return phase === "approved" ? "approved" : `phase ${phase}`;
}

/** By phase. */
export function furthestFirst<Of extends { phase: (typeof PHASES)[number] }>(
  programmes: Of[],
): Of[] {
  return programmes.toSorted((a, b) => PHASES.indexOf(b.phase) - PHASES.indexOf(a.phase));
}

/** "subcutaneous, people"; what was measured in a test tube, or of no route that is known, has none. */
export function measuredIn({ route, species }: { route: string; species: string }): string {
  const inWhat = species.replace(/ \((.+)\)$/, ", $1");
  return route === "none" ? inWhat : `${route}, ${inWhat}`;
}

/** "about 1 week", "0.8 to 1.4 hours", "below 30 minutes". */
export function halfLifeText({ low, high, unit, comparison }: HalfLife): string {
  const isOne = low === 1 && high === undefined;
  return `${rangeText({ low, high, comparison })} ${isOne ? unit.replace(/s$/, "") : unit}`;
}

export function rangeText({
  low,
  high,
  comparison,
}: {
  low: number;
  high?: number | undefined;
  comparison?: string | undefined;
}): string {
  const range = high === undefined ? figure(low) : `${figure(low)} to ${figure(high)}`;
  return comparison ? `${comparison} ${range}` : range;
}

/** "GLP-1 receptor (GLP1R) agonist". */
export function targetText({ target, action }: Facts["targets"][number]): string {
  const { name, gene } = findTarget(target);
  const words = gene && gene !== name ? `${name} (${gene})` : name;
  return action === "unknown" ? words : `${words}, ${action}`;
}

/** "EC50 0.2 nM (cells with the human receptor)"; empty where no paper gives one. */
export function potencyText({ potency }: Facts["targets"][number]): string {
  if (!potency) return "";
  const { measure, value: low, high, unit, system } = potency;
  return `${measure} ${rangeText({ low, high })} ${unit} (${system})`;
}

export const NO_DIRECT_TARGET = "No direct target established";

/** "Monitored, not prohibited", "Prohibited at all times, class S2.2, named in the list". */
export function sportText({ status, class: listed, basis }: NonNullable<Facts["sport"]>): string {
  if (status === "monitored") return "Monitored, not prohibited";
  if (status === "not listed") return "Not on the Prohibited List";
  const bases = {
    named: "named in the list",
    class: "covered by its class",
    S0: "not approved anywhere",
    none: "",
  };
  return [capitalise(status), listed && `class ${listed}`, bases[basis]].filter(Boolean).join(", ");
}

/** The result of a trial; of one without a recorded result, whether one is to be expected. */
export function resultText({ result, state }: Facts["trials"][number]): string {
  return result ?? (state === "ongoing" ? "No result yet." : "No result on record.");
}

/** "Difference, semaglutide against placebo: −12.4 percentage points (−13.4 to −11.5)". */
export function estimateText(estimate: Estimate): string {
  return `${capitalise(estimate.measure)}, ${estimate.of}: ${estimateSize(estimate)}`;
}

/** "−12.4 percentage points (−13.4 to −11.5)". */
export function estimateSize({ value, unit, low, high }: Estimate): string {
  const known = [value, low, high].filter((number) => number !== undefined);
  const decimals = Math.max(...known.map(countDecimals));
  const size = `${figure(value, decimals)}${unit === "%" ? " %" : unit && ` ${unit}`}`;
  const interval =
    low !== undefined && high !== undefined
      ? ` (${figure(low, decimals)} to ${figure(high, decimals)})`
      : "";
  return `${size}${interval}`;
}

/** Whether a trial's result states this figure already. */
export function isSaidIn(result: string | undefined, { value, low }: Estimate): boolean {
  return low === undefined && (result ?? "").includes(figure(Math.abs(value)));
}

function countDecimals(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}

export const directions: Record<Outcome["direction"], { symbol: string; word: string }> = {
  better: { symbol: "▲", word: "Better" },
  "no difference": { symbol: "=", word: "No difference" },
  worse: { symbol: "▼", word: "Worse" },
  mixed: { symbol: "◆", word: "Mixed" },
};

/** The page of a registry number; null for registries without a stable address. */
export function registryAddress(number: string): string | null {
  if (number.startsWith("NCT")) return `https://clinicaltrials.gov/study/${number}`;
  if (number.startsWith("ISRCTN")) return `https://www.isrctn.com/${number}`;
  if (number.startsWith("jRCT")) return `https://jrct.mhlw.go.jp/en-latest-detail/${number}`;
  return null;
}
