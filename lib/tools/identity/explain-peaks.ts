import type { MassKind } from "@/lib/chemistry/mass/ions";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { byDeviation, type ExplainedPeak, type Explanation, isLoose, rankOf } from "./explanation";
import { type Hypothesis, rankHypotheses } from "./hypotheses";
import { type Ion, listIons, MOLECULES, NEUTRAL } from "./ions";
import { listVariants, type Variant } from "./variants";

export interface Question {
  sequence: ParsedSequence;
  masses: number[];
  /** Whether the masses are m/z of positive ions, or of neutral molecules. */
  measured: "ions" | "molecules";
  tolerance: { value: number; unit: "Da" | "ppm" };
}

export interface Answer {
  peaks: ExplainedPeak[];
  /** The hypotheses that explain most of the peaks, one for each variant, the best first. */
  best: Hypothesis[];
  /** Another hypothesis with a tenth of the error of the best. */
  closer?: Hypothesis;
  /** Masses that are nearer to the neutral mass as written than to what the best hypothesis expects. */
  neutrals: Explanation[];
}

const KINDS: MassKind[] = ["monoisotopic", "average"];
const MAX_RANK = 3;

/**
 * Every variant of a molecule, as every ion, that is within the tolerance of an observed mass. The
 * tolerance is that of the neutral molecule, so that it does not widen with the charge.
 */
export function explainPeaks({ sequence, masses, measured, tolerance }: Question): Answer {
  const variants = listVariants(sequence);
  const ions = measured === "ions" ? [...listIons(sequence), NEUTRAL] : MOLECULES;
  const peaks = masses.map((observed) => ({
    observed,
    explanations: explain(observed, variants, ions, tolerance),
  }));
  const { best, closer } = rankHypotheses(
    variants.flatMap((variant) => KINDS.map((kind) => ({ variant, kind }))),
    peaks,
  );
  const chosen = new Set(best[0]?.explained);
  return {
    peaks: peaks.map(({ observed, explanations }) => ({
      observed,
      explanations: explanations.toSorted((a, b) => Number(chosen.has(b)) - Number(chosen.has(a))),
    })),
    best,
    closer,
    neutrals: peaks.flatMap((peak) => nearerNeutral(peak, chosen)),
  };
}

function explain(
  observed: number,
  variants: Variant[],
  ions: Ion[],
  { value, unit }: Question["tolerance"],
): Explanation[] {
  const found = variants.flatMap((variant) =>
    ions.flatMap((ion) => {
      if (variant.rank + ion.rank > MAX_RANK) return [];
      if (ion === NEUTRAL && variant.rank > 0) return [];
      return KINDS.flatMap((kind) => {
        const mass = observed * Math.max(1, ion.charge) - ion.added[kind];
        const deviation = {
          Da: mass - variant[kind],
          ppm: ((mass - variant[kind]) / variant[kind]) * 1e6,
        };
        if (Math.abs(deviation[unit]) > value) return [];
        const expected = (variant[kind] + ion.added[kind]) / Math.max(1, ion.charge);
        return [{ observed, variant, ion, kind, expected, deviation }];
      });
    }),
  );
  return found.sort((a, b) => rankOf(a) - rankOf(b) || byDeviation(a, b));
}

/** Only for a mass that the best hypothesis explains loosely or not at all. */
function nearerNeutral(
  { explanations }: ExplainedPeak,
  chosen: ReadonlySet<Explanation>,
): Explanation[] {
  const own = explanations.find((explanation) => chosen.has(explanation));
  if (own && (own.ion.charge === 0 || !isLoose(own.deviation.ppm))) return [];
  const [neutral] = explanations
    .filter(({ variant, ion }) => variant.rank === 0 && ion.name === NEUTRAL.name)
    .sort(byDeviation);
  return neutral && (!own || byDeviation(neutral, own) < 0) ? [neutral] : [];
}
