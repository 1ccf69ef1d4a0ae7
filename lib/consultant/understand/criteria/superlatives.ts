import type { Facts } from "@/lib/facts/fact-references";
import { type FactSubject, firstOf, OF_LENGTH, OF_MASS, type Reason } from "./criteria";
import type { CueReader } from "./cue-reader";
import { halfLifeOf } from "./measure-criteria";

/** "The three heaviest": of what meets the criteria only those with the greatest value. */
export interface Superlative {
  words: string;
  /** Null where none is said. */
  count: number | null;
  reason: Reason;
  /** What is compared, the greatest first; null where nothing is recorded. */
  measure: (subject: FactSubject, agency?: string) => number | null;
}

const COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export function readSuperlative(reader: CueReader): Superlative | null {
  for (const [pattern, words, measure] of SUPERLATIVES) {
    const [cue] = reader.take(
      new RegExp(`(?:\\b(?:top )?(?<count>\\d+|${COUNTS.join("|")}) )?${pattern.source}`),
    );
    if (!cue) continue;
    const said = cue.groups.count ?? reader.take(COUNT)[0]?.groups.count;
    const some = words === LAST && SEVERAL.test(reader.text) ? FEW : null;
    const count = said ? COUNTS.indexOf(said) + 1 || Number(said) : some;
    return { words, count, measure, reason: reasonOf(words) };
  }
  return null;
}

/** Which fact says how great it is. */
function reasonOf(words: string): Reason {
  if (/half-life/.test(words)) return firstOf("halfLife");
  if (/mass/.test(words)) return OF_MASS;
  if (/residues/.test(words)) return OF_LENGTH;
  if (words === LAST) return { kind: "approvals", indexIn: latestApproval };
  return firstOf(/trial/.test(words) ? "trials" : "approvals");
}

/** "The newest drugs" are several. */
const SEVERAL = /\b(?:drugs|medicines|peptides|ones|treatments|jabs|injections|approvals)\b/;
const FEW = 3;
const LAST = "approved last";

function latestApproval({ approvals }: Facts): number {
  const dates = approvals.map(({ date = "", state }) => (state === "current" ? date : ""));
  return dates.indexOf(dates.toSorted().at(-1) ?? "");
}

const COUNT = new RegExp(
  `\\b(?:which|what|the|top|name|list|give me|show me) (?<count>\\d+|${COUNTS.slice(1).join("|")})\\b`,
);

const minus =
  (measure: Superlative["measure"]): Superlative["measure"] =>
  (subject, agency) => {
    const value = measure(subject, agency);
    return value === null ? null : -value;
  };
const mass = ({ record }: FactSubject) => record.mass;
const length = ({ record }: FactSubject) => record.length;
const longestHalfLife = ({ facts }: FactSubject) => halfLifeOf(facts)?.[1] ?? null;
const shortestHalfLife = minus(({ facts }) => halfLifeOf(facts)?.[0] ?? null);
const approvals = ({ facts }: FactSubject, agency?: string) =>
  (facts?.approvals ?? [])
    .filter(
      (one) =>
        one.date &&
        !["refused", "under_review"].includes(one.state) &&
        (!agency || one.agency === agency),
    )
    .map(
      ({ date = "" }) =>
        Number(date.slice(0, 4)) + Number(date.slice(5, 7)) / 100 + Number(date.slice(8)) / 10_000,
    );
const most = (values: number[]) => (values.length > 0 ? Math.max(...values) : null);
const participants = ({ facts }: FactSubject) =>
  most((facts?.trials ?? []).flatMap((trial) => trial.participants ?? []));

const SUPERLATIVES: readonly (readonly [RegExp, string, Superlative["measure"]])[] = [
  [
    /\b(?:longest|greatest)(?:[- ](?:lasting|acting|lived))? (?:recorded )?half-?li(?:fe|ves)\b|\blongest[- ](?:acting|lasting|lived)\b|\b(?:stays?|lasts?|remains?) (?:the )?longest\b/,
    "with the longest half-life in people",
    longestHalfLife,
  ],
  [
    /\bshortest (?:recorded )?half-?li(?:fe|ves)\b|\bshortest[- ](?:acting|lasting|lived)\b/,
    "with the shortest half-life in people",
    shortestHalfLife,
  ],
  [
    /\b(?:heaviest|(?:greatest|largest|highest) (?:molecular )?(?:mass|weight)|biggest|largest)(?: (?:molecules?|peptides?|mass|weight|by mass)){0,5}\b(?! (?:trial|study))/,
    "with the greatest mass",
    mass,
  ],
  [
    /\b(?:lightest|(?:smallest|lowest) (?:molecular )?(?:mass|weight)|smallest)(?: (?:molecules?|peptides?|mass|weight|by mass)){0,5}\b/,
    "with the smallest mass",
    minus(mass),
  ],
  [
    /\b(?:longest|(?:most|greatest number of) (?:residues|amino acids))(?: (?:chains?|sequences?|peptides?))?\b/,
    "with the most residues",
    length,
  ],
  [
    /\b(?:shortest|fewest (?:residues|amino acids))(?: (?:chains?|sequences?|peptides?))?\b/,
    "with the fewest residues",
    minus(length),
  ],
  [
    /\b(?:first|earliest|oldest)(?: to be| one)? (?=·|approv|licen|authori)|(?<=\b(?:approved|licen[cs]ed|authori[sz]ed) )(?:first|earliest)\b|\b(?:the )?oldest (?=approv)/,
    "approved first",
    minus((subject, agency) => {
      const years = approvals(subject, agency);
      return years.length > 0 ? Math.min(...years) : null;
    }),
  ],
  [
    /\b(?:latest|newest|most recent(?:ly)?|last)(?: to be| one)? (?=·|(?:\w+ )?(?:approv|licen|authori)|\W*$)|(?<=\b(?:approved|licen[cs]ed|authori[sz]ed) )(?:last|most recently|latest)\b/,
    LAST,
    (subject, agency) => most(approvals(subject, agency)),
  ],
  [
    /\b(?:largest|biggest) (?:recorded )?(?:trials?|stud(?:y|ies))\b|\btrials? with (?:the )?most (?:participants|people|patients)\b/,
    "with the largest trial",
    participants,
  ],
  [
    /\bmost (?:recorded )?(?:trials|studies)\b/,
    "with the most recorded trials",
    ({ facts }) => facts?.trials.length || null,
  ],
];
