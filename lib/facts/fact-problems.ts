import { type Facts, listReferences } from "./fact-references";
import { isTerm } from "./vocabulary";

export interface FactProblem {
  path: (string | number)[];
  message: string;
}

/** What contradicts itself within one peptide's facts, once each value by itself is valid. */
export function listFactProblems(facts: Facts): FactProblem[] {
  return [...listUnknownReferences(facts), ...listDateProblems(facts), ...listRangeProblems(facts)];
}

function listUnknownReferences(facts: Facts): FactProblem[] {
  return listReferences(facts).flatMap(({ kind, key, path }) => {
    if (kind === "source") {
      const message = `There is no source "${key}" among the sources.`;
      return Object.hasOwn(facts.sources, key) ? [] : [{ path, message }];
    }
    return isTerm(kind, key)
      ? []
      : [{ path, message: `The vocabulary of ${kind}s has no "${key}".` }];
  });
}

/** Nothing happened after the day on which its source was read. */
function listDateProblems(facts: Facts): FactProblem[] {
  const checkedOn = (source: string) => facts.sources[source]?.checked ?? "9999";
  const approvals = facts.approvals.flatMap(({ date, ended, source }, at) => [
    ...(date && isLater(date, checkedOn(source))
      ? [{ path: ["approvals", at, "date"], message: AFTER_CHECK }]
      : []),
    ...(ended && isLater(ended, checkedOn(source))
      ? [{ path: ["approvals", at, "ended"], message: AFTER_CHECK }]
      : []),
    ...(date && ended && isLater(date, ended)
      ? [{ path: ["approvals", at, "ended"], message: "This is before the approval." }]
      : []),
  ]);
  const trials = facts.trials.flatMap(({ year, source }, at) =>
    year && isLater(String(year), checkedOn(source))
      ? [{ path: ["trials", at, "year"], message: AFTER_CHECK }]
      : [],
  );
  const sources = Object.entries(facts.sources).flatMap(([key, { year, checked }]) =>
    year && isLater(String(year), checked)
      ? [{ path: ["sources", key, "year"], message: AFTER_CHECK }]
      : [],
  );
  return [...approvals, ...trials, ...sources];
}

const AFTER_CHECK = "This is after the day on which the source was checked.";

/** Of "2017", "2017-12" and "2017-12-05" none is later than another. */
function isLater(date: string, than: string): boolean {
  const length = Math.min(date.length, than.length);
  return date.slice(0, length) > than.slice(0, length);
}

function listRangeProblems(facts: Facts): FactProblem[] {
  const halfLives = facts.halfLives === "not reported" ? [] : facts.halfLives;
  const ranges = [
    ...halfLives.map((range, at) => ({ path: ["halfLives", at, "high"], ...range })),
    ...facts.bioavailabilities.map((range, at) => ({
      path: ["bioavailabilities", at, "high"],
      ...range,
    })),
    ...facts.targets.flatMap(({ potency }, at) =>
      potency ? [{ path: ["targets", at, "potency", "high"], ...potency, low: potency.value }] : [],
    ),
  ]
    .filter(({ low, high }) => high !== undefined && high < low)
    .map(({ path }) => ({ path, message: "This is below the lower end of the range." }));
  const estimates = facts.trials.flatMap(({ estimates }, at) =>
    estimates.flatMap(({ value, low = value, high = value }, place) =>
      low <= value && value <= high
        ? []
        : [
            {
              path: ["trials", at, "estimates", place, "value"],
              message: "This lies outside its interval from low to high.",
            },
          ],
    ),
  );
  const residues = facts.identity.precursor;
  const precursor =
    residues && residues.to < residues.from
      ? [{ path: ["identity", "precursor", "to"], message: "This is before the first residue." }]
      : [];
  return [...ranges, ...estimates, ...precursor];
}
