import { type Formula, FormulaError } from "../formula";
import { ISOTOPES, type Isotope } from "./isotopes";

/** One peak of an isotope pattern: all isotopologues of one nucleon number. */
export interface IsotopePeak {
  /** Nucleons above the monoisotopic peak. */
  extra: number;
  /** The mean mass of its isotopologues, in daltons. */
  mass: number;
  /** In percent of the highest peak. */
  height: number;
}

/** Peaks beyond this many nucleons above the first are left out: a chain of 500 residues needs 80. */
const MAX_EXTRA = 100;
const MIN_HEIGHT = 0.1;

/**
 * The mass of the molecule in which every atom is its element's most abundant isotope, in daltons.
 * Throws `FormulaError` at an element without isotopes in the table.
 */
export function monoisotopicMass(formula: Formula): number {
  return Object.entries(formula).reduce(
    (sum, [element, count]) => sum + mostAbundant(isotopesOf(element)).mass * count,
    0,
  );
}

/**
 * The aggregated isotope pattern of a neutral molecule, from its lightest peak to its last of 0.1 %
 * of the highest. Atoms are independent; the distribution of n atoms of an element is built by
 * repeated squaring, and each peak carries the mean mass of its isotopologues along: the aggregated
 * distribution with exact centre masses of Claesen et al. (2012), doi:10.1007/s13361-011-0326-2.
 */
export function isotopePattern(formula: Formula): IsotopePeak[] {
  let total: Distribution = NO_ATOMS;
  for (const [element, count] of Object.entries(formula)) {
    total = combine(total, power(distributionOf(isotopesOf(element)), count));
  }
  const highest = Math.max(...total.map(({ share }) => share));
  const peaks = total.map(({ share, mass }, extra) => ({
    extra,
    mass,
    height: (share / highest) * 100,
  }));
  return peaks.filter(({ height }) => height >= MIN_HEIGHT);
}

/** By nucleons above the lightest isotopologue; `mass` is the mean of a peak, 0 where nothing is. */
type Distribution = readonly { share: number; mass: number }[];

const NO_ATOMS: Distribution = [{ share: 1, mass: 0 }];

function distributionOf(isotopes: readonly Isotope[]): Distribution {
  const lightest = isotopes[0]?.nucleons ?? 0;
  const span = (isotopes.at(-1)?.nucleons ?? 0) - lightest;
  return Array.from({ length: span + 1 }, (_, extra) => {
    const isotope = isotopes.find(({ nucleons }) => nucleons === lightest + extra);
    return { share: isotope?.abundance ?? 0, mass: isotope?.mass ?? 0 };
  });
}

function power(one: Distribution, count: number): Distribution {
  if (count === 0) return NO_ATOMS;
  const half = power(one, Math.floor(count / 2));
  const even = combine(half, half);
  return count % 2 === 0 ? even : combine(even, one);
}

function combine(a: Distribution, b: Distribution): Distribution {
  const length = Math.min(a.length + b.length - 1, MAX_EXTRA + 1);
  return Array.from({ length }, (_, extra) => {
    let share = 0;
    let weighted = 0;
    for (let first = Math.max(0, extra - b.length + 1); first <= extra; first++) {
      const [ofA, ofB] = [a[first], b[extra - first]];
      if (!ofA || !ofB) continue;
      const both = ofA.share * ofB.share;
      share += both;
      weighted += both * (ofA.mass + ofB.mass);
    }
    return { share, mass: share > 0 ? weighted / share : 0 };
  });
}

function mostAbundant(isotopes: readonly Isotope[]): Isotope {
  return isotopes.reduce((best, isotope) => (isotope.abundance > best.abundance ? isotope : best));
}

function isotopesOf(element: string): readonly Isotope[] {
  const isotopes = Object.hasOwn(ISOTOPES, element) ? ISOTOPES[element] : undefined;
  if (!isotopes) throw new FormulaError(`No isotopes are known of "${element}"`);
  return isotopes;
}
