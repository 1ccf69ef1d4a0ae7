import type { MassKind } from "@/lib/chemistry/mass/ions";
import { type ExplainedPeak, type Explanation, rankOf } from "./explanation";
import type { Variant } from "./variants";

/** One molecule behind the whole list, by one kind of mass. */
export interface Hypothesis {
  variant: Variant;
  kind: MassKind;
  /** Of each mass that it explains, the simplest explanation. */
  explained: Explanation[];
  /** Root mean square of the deviations, in ppm. */
  error: number;
}

/** A smaller error is not worth a second opinion. */
const NOTABLE_ERROR_PPM = 5;
const TIMES_CLOSER = 10;

/**
 * Those that explain most of the masses: the molecule as written before any change, then the simpler
 * ones, then those with the smaller error. With them another one that fits ten times as closely.
 */
export function rankHypotheses(
  molecules: Pick<Hypothesis, "variant" | "kind">[],
  peaks: ExplainedPeak[],
): { best: Hypothesis[]; closer?: Hypothesis } {
  const all = molecules
    .map(({ variant, kind }) => hypothesisOf(variant, kind, peaks))
    .filter(({ explained }) => explained.length > 0)
    .sort(
      (a, b) =>
        b.explained.length - a.explained.length ||
        Number(a.variant.rank > 0) - Number(b.variant.rank > 0) ||
        totalRank(a) - totalRank(b) ||
        a.error - b.error,
    );
  const [first] = all;
  if (!first) return { best: [] };
  const best = all.filter(
    ({ variant, explained }, index) =>
      explained.length === first.explained.length &&
      all.findIndex((other) => other.variant === variant) === index,
  );
  return { best, closer: closerThan(first, all) };
}

function hypothesisOf(variant: Variant, kind: MassKind, peaks: ExplainedPeak[]): Hypothesis {
  // Explanations are sorted: the first of a variant is its simplest.
  const explained = peaks.flatMap(
    ({ explanations }) =>
      explanations.find((one) => one.variant === variant && one.kind === kind) ?? [],
  );
  const squares = explained.reduce((sum, { deviation }) => sum + deviation.ppm ** 2, 0);
  return { variant, kind, explained, error: Math.sqrt(squares / explained.length) };
}

function totalRank({ explained }: Hypothesis): number {
  return explained.reduce((sum, explanation) => sum + rankOf(explanation), 0);
}

/** The molecule as written may explain fewer masses; a change has to explain as many. */
function closerThan(first: Hypothesis, all: Hypothesis[]): Hypothesis | undefined {
  if (first.error < NOTABLE_ERROR_PPM) return undefined;
  const close = all.filter(
    ({ variant, error }) => variant !== first.variant && error * TIMES_CLOSER <= first.error,
  );
  return (
    close.find(({ variant }) => variant.rank === 0) ??
    close.find(({ explained }) => explained.length === first.explained.length)
  );
}
