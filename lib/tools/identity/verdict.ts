import type { Answer } from "./explain-peaks";
import { type ExplainedPeak, type Explanation, isLoose } from "./explanation";
import type { Hypothesis } from "./hypotheses";
import { NEUTRAL } from "./ions";

/** What explains the masses, in a few sentences. */
export function verdictOf({ peaks, best, closer, neutrals }: Answer): string {
  const [first] = best;
  if (!first) return nothingFits(peaks.length);
  const fit = isLoose(first.error) ? `, but only loosely (${ppm(first.error)})` : "";
  return [
    `${share(first, peaks.length)} ${moleculeOf(first)}${fit}.`,
    ...first.explained
      .filter(({ ion }) => ion === NEUTRAL)
      .map((neutral) => neutralItself(neutral, peaks)),
    ...neutrals.map((neutral) => nearNeutral(neutral, first)),
    ...(closer ? [fitsCloser(closer, first)] : []),
    ...others(best, closer, peaks.length),
  ].join(" ");
}

function nothingFits(count: number): string {
  if (count === 1) {
    return "The mass does not fit: neither the molecule as written nor a change that is tried here explains it.";
  }
  return `${count === 2 ? "Neither" : "None"} of the masses fits: neither the molecule as written nor a change that is tried here explains them.`;
}

function share({ explained }: Hypothesis, count: number): string {
  if (count === 1) return "The mass fits";
  if (explained.length < count) {
    return `${explained.length} of ${count} masses ${explained.length === 1 ? "fits" : "fit"}`;
  }
  return count === 2 ? "Both masses fit" : `All ${count} masses fit`;
}

function moleculeOf({ variant }: Hypothesis): string {
  return `the molecule ${variant.name}`;
}

function ppm(deviation: number): string {
  const error = Math.abs(deviation);
  if (error < 0.1) return "less than 0.1 ppm";
  return `${error.toFixed(error < 10 ? 1 : 0)} ppm`;
}

function neutralMass({ kind }: Explanation): string {
  return `the neutral ${kind === "average" ? "average " : ""}mass`;
}

function neutralItself(neutral: Explanation, peaks: ExplainedPeak[]): string {
  const { observed, variant, deviation, expected } = neutral;
  if (isLoose(deviation.ppm)) {
    return `${observed} is nearest to ${neutralMass(neutral)}, ${expected.toFixed(2)}, without a charge.`;
  }
  const asIon = peaks
    .find((peak) => peak.observed === observed)
    ?.explanations.find((one) => one.variant === variant && one.ion !== NEUTRAL);
  return `${observed} is ${neutralMass(neutral)} itself, without a charge${asIon ? fitsAsIon(asIon) : ""}.`;
}

function fitsAsIon({ ion, deviation }: Explanation): string {
  const charge = ion.charge > 1 ? ion.charge : "";
  const how = isLoose(deviation.ppm) ? "only loosely" : "too";
  return `; as ${ion.name}${charge}+ it fits ${how} (${ppm(deviation.ppm)})`;
}

function nearNeutral(neutral: Explanation, { explained }: Hypothesis): string {
  const isExplained = explained.some(({ observed }) => observed === neutral.observed);
  return `${neutral.observed} ${isExplained ? "is nearer to" : "fits"} ${neutralMass(neutral)}, ${neutral.expected.toFixed(2)}.`;
}

function fitsCloser(closer: Hypothesis, first: Hypothesis): string {
  const molecule = `The molecule ${closer.variant.name}`;
  const fewer = closer.explained.length < first.explained.length;
  return fewer
    ? `${molecule} fits only ${closer.explained.length} of them, but more closely (${ppm(closer.error)}).`
    : `${molecule} fits more closely (${ppm(closer.error)}).`;
}

const MAX_NAMED = 2;

/** The other molecules that explain as many masses: always changes, as the one written comes first. */
function others([first, ...rest]: Hypothesis[], closer: Hypothesis | undefined, count: number) {
  const changes = rest.filter(({ variant }) => variant !== closer?.variant);
  if (!first || changes.length === 0) return [];
  const isLooser = !isLoose(first.error) && changes.every(({ error }) => isLoose(error));
  const fit = `also fit${count === 1 ? "s" : ""}${isLooser ? ", but only loosely," : ""}`;
  const molecules =
    changes.length <= MAX_NAMED
      ? `the molecule ${changes.map(({ variant }) => variant.name).join(" or ")}`
      : `the molecule with any one of ${changes.length} ${first.variant.rank > 0 ? "other " : ""}changes`;
  return [`Within this tolerance ${subject(first, count)} ${fit} ${molecules}.`];
}

function subject({ explained }: Hypothesis, count: number): string {
  if (count === 1) return "it";
  return explained.length === count ? "they" : "as many masses";
}
