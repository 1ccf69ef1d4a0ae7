import type { Facts } from "../fact-references";
import { capitalise, estimateSize } from "../fact-words";
import { identifyRows } from "../history/fact-ids";
import { factAnchor } from "../history/fact-reference";
import type { FactHolder } from "./fact-holder";

type Trial = Facts["trials"][number];
type Estimate = Trial["estimates"][number];

/** One figure of a trial with its interval. */
export interface ForestRow {
  peptide: Pick<FactHolder, "id" | "name">;
  trial: string;
  year: number | null;
  /** Whose figure it is, and what the trial measured. */
  of: string;
  outcome: string;
  value: number;
  low: number;
  high: number;
  /** The figure with its interval in words. */
  text: string;
  /** The place on the peptide's page that has the trial with its source. */
  href: string;
}

export interface ForestPlot {
  key: string;
  title: string;
  unit: string;
  isLog: boolean;
  /** The value that means no difference; null where there is none. */
  none: number | null;
  rows: ForestRow[];
}

/**
 * The figures of trials that have an interval, on an axis for each measure. Ratios share an axis, because
 * they have no unit; anything else shares one only with what measures the same in the same unit.
 */
export function forestPlots(
  entries: { peptide: Pick<FactHolder, "id" | "name" | "facts">; trials: Trial[] }[],
): ForestPlot[] {
  const rows = entries.flatMap(({ peptide, trials }) => {
    const ids = peptide.facts ? identifyRows(peptide.facts) : new Map<object, string>();
    return trials.flatMap((trial) =>
      trial.estimates.flatMap((estimate) => {
        const row = toRow(peptide, trial, estimate, ids.get(trial));
        return row ? [{ row, axis: axisOf(trial, estimate) }] : [];
      }),
    );
  });
  return [...Map.groupBy(rows, ({ axis }) => axis.key).values()].flatMap((found) => {
    const [first] = found;
    return first ? { ...first.axis, rows: found.map(({ row }) => row) } : [];
  });
}

/** Whether a trial has a figure with an interval. */
export function hasDrawnResults({ trials }: Facts): boolean {
  return trials.some(({ estimates }) =>
    estimates.some(({ low, high }) => low !== undefined && high !== undefined),
  );
}

function toRow(
  { id, name }: ForestRow["peptide"],
  trial: Trial,
  estimate: Estimate,
  fact: string | undefined,
): ForestRow | null {
  const { value, low, high, of } = estimate;
  if (low === undefined || high === undefined) return null;
  return {
    peptide: { id, name },
    trial: trial.name,
    year: trial.year ?? null,
    of,
    outcome: trial.outcome,
    value,
    low,
    high,
    text: estimateSize(estimate),
    href: `/peptides/${id}${fact ? `#${factAnchor(fact)}` : ""}`,
  };
}

const RATIOS: Estimate["measure"][] = ["hazard ratio", "odds ratio", "relative risk", "rate ratio"];

function axisOf(trial: Trial, { measure, unit, of }: Estimate): Omit<ForestPlot, "rows"> {
  if (RATIOS.includes(measure)) {
    return {
      key: slug(measure),
      title: capitalise(measure),
      unit: "ratio, logarithmic",
      isLog: true,
      none: 1,
    };
  }
  const quantity = quantityOf(of) ?? quantityOf(trial.outcome) ?? trial.outcome;
  return {
    key: slug(`${measure} ${quantity} ${unit}`),
    title: `${capitalise(measure)}: ${quantity}`,
    unit: unit || "no unit",
    isLog: false,
    none: measure === "percent responding" ? null : 0,
  };
}

/** What several trials measure alike, however their outcomes are worded. */
function quantityOf(text: string): string | null {
  if (/\bHbA1c\b/i.test(text)) return "HbA1c";
  return /\bweight\b/i.test(text) ? "body weight" : null;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
}
