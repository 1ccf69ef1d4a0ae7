import { capitalise } from "@/lib/facts/fact-words";
import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import { conditionName, findTarget } from "@/lib/facts/vocabulary";
import { fold } from "@/lib/search/fold";
import { type FoundTerm, findTerms } from "../../facts/term-index";
import { byAnyFilter, byFilter, type Criterion, negate } from "./criteria";
import { readMeasures } from "./measure-criteria";
import { type ReadStanding, readStanding, type YearRange } from "./standing-criteria";

export interface ReadCriteria {
  criteria: Criterion[];
  /** The folded text without what was understood. */
  rest: string;
}

/** What a question for a list asks of facts. Criteria are joined by "and". */
export function readCriteria(message: string): ReadCriteria {
  const text = fold(message);
  const terms = findTerms(text, message);
  const targets = terms.filter(({ kind }) => kind === "target");
  const conditions = terms.filter(({ kind }) => kind === "condition");
  const plain = blank(text, terms);
  const standing = readStanding(plain);
  const measures = readMeasures(standing.rest);
  return {
    criteria: [
      ...joinStatus(standing, conditions, text),
      ...targetCriteria(targets, text, plain),
      ...standing.criteria,
      ...measures.criteria,
    ],
    rest: measures.rest,
  };
}

/** Status, authority, year, phase and studied hold for the condition that is named with them. */
function joinStatus(
  { approval, agencies, year, hasTrial }: ReadStanding,
  conditions: FoundTerm[],
  text: string,
): Criterion[] {
  if (hasTrial) return trialCriteria(approval, conditions, text);
  const ofAgencies = agencies.length > 1 ? agencies : [agencies[0]];
  return ofAgencies.flatMap((agency) => {
    const asked = { ...approval, ...(agency && { agency }) };
    return conditions.length === 0
      ? withoutCondition(asked, year)
      : withConditions(asked, year, conditions, text);
  });
}

/** What was tried in people, for each of the conditions; what else is asked of approvals holds beside it. */
function trialCriteria(approval: FactFilter, conditions: FoundTerm[], text: string): Criterion[] {
  const others = withoutCondition(approval, null);
  const isTried = (keys: string[] | null): Criterion => ({
    words: keys
      ? `with a trial in people for ${keys.map((key) => lowerName(conditionName(key))).join(" or ")}`
      : "with a trial in people",
    holds: ({ facts }) =>
      facts?.trials.some(
        (trial) => !keys || trial.conditions.some((condition) => keys.includes(condition)),
      ) ?? false,
  });
  if (conditions.length === 0) return [isTried(null), ...others];
  if (joins(conditions, text, "or")) {
    return [isTried(conditions.flatMap(({ keys }) => keys)), ...others];
  }
  return [...conditions.map(({ keys }) => isTried(keys)), ...others];
}

function withoutCondition(asked: FactFilter, year: YearRange | null): Criterion[] {
  if (year) return [dated(asked, year)];
  return Object.keys(asked).length > 0 ? [byFilter(approvalWords(asked), asked)] : [];
}

function withConditions(
  asked: FactFilter,
  year: YearRange | null,
  conditions: FoundTerm[],
  text: string,
): Criterion[] {
  const toCriterion = (keys: string[]): Criterion => {
    if (year) return dated(asked, year, keys);
    return byAnyFilter(
      conditionWords(asked, keys),
      keys.map((condition) => ({ ...asked, condition })),
    );
  };
  if (joins(conditions, text, "or")) return [toCriterion(conditions.flatMap(({ keys }) => keys))];
  return conditions.map(({ keys, start }) =>
    isNegatedAt(text, start) ? negate(toCriterion(keys)) : toCriterion(keys),
  );
}

/** Approved within some years; later withdrawal does not undo that, unless it is asked what is in force. */
function dated(asked: FactFilter, { words, from, to }: YearRange, keys?: string[]): Criterion {
  const what = keys
    ? conditionWords({ ...asked, status: "approved" }, keys)
    : approvalWords({ status: "approved", ...asked });
  return {
    words: `${what}, ${words}`,
    holds: ({ facts }) =>
      facts?.approvals.some(
        ({ agency, date, state, conditions }) =>
          date !== undefined &&
          (state === "current" || state === "withdrawn" || state === "discontinued") &&
          (asked.agency === undefined || agency === asked.agency) &&
          (!keys || conditions.some((condition) => keys.includes(condition))) &&
          Number(date.slice(0, 4)) >= from &&
          Number(date.slice(0, 4)) <= to,
      ) ?? false,
  };
}

function conditionWords(approval: FactFilter, keys: string[]): string {
  const names = keys.map((key) => lowerName(conditionName(key)));
  const of = names.length > 3 ? `${names.slice(0, 2).join(", ")} and its like` : names.join(" or ");
  const words = approvalWords(approval);
  if (!words) return `studied or approved for ${of}`;
  return `${words} for ${of}`;
}

const statusWords = {
  approved: "approved",
  former: "withdrawn or discontinued",
  review: "under review",
  refused: "refused",
  never: "not approved",
};

function approvalWords({ status, agency, phase, studied, route }: FactFilter): string {
  const of = status ?? (agency && "approved");
  return [
    of && statusWords[of],
    agency && `by ${agencyWords[agency] ?? agency}`,
    phase && (phase === "preclinical" ? "preclinical only" : `that reached phase ${phase}`),
    studied && `studied in ${studied}`,
    route && `${route} route`,
  ]
    .filter(Boolean)
    .join(", ");
}

const agencyWords: Partial<Record<NonNullable<FactFilter["agency"]>, string>> = {
  FDA: "the FDA",
  EMA: "the EMA",
  HC: "Health Canada",
  RU: "Russia",
  EU_NATIONAL: "a member state of the EU",
};

const ACTION = /\b(partial agonist|agonist|antagonist|inhibitor|activat|stimulat|block|inhibit)\w*/;

/** Several targets are all meant, unless "or" stands between them. */
function targetCriteria(targets: FoundTerm[], text: string, plain: string): Criterion[] {
  if (targets.length === 0) return [];
  const said = ACTION.exec(plain)?.[1];
  const actions = said ? actionsOf[said as keyof typeof actionsOf] : null;
  const criteria = targets.map(({ keys, start }) => {
    const names = keys.map((key) => findTarget(key).name).join(" or ");
    const [key] = keys;
    const words = actions ? `${actions.words} the ${names}` : `acting on the ${names}`;
    const criterion: Criterion =
      !actions && keys.length === 1 && key
        ? byFilter(words, { target: key })
        : {
            words,
            holds: ({ facts }) =>
              facts?.targets.some(
                ({ target, action }) =>
                  keys.includes(target) && (!actions || actions.kinds.includes(action)),
              ) ?? false,
            ...(keys.length === 1 && key && { filter: { target: key } }),
          };
    return isNegatedAt(text, start) ? negate(criterion) : criterion;
  });
  if (!joins(targets, text, "or")) return criteria;
  return [
    {
      words: criteria.map(({ words }) => words).join(" or "),
      holds: (subject) => criteria.some(({ holds }) => holds(subject)),
    },
  ];
}

const activating = {
  words: "activating",
  kinds: ["agonist", "partial agonist", "positive modulator", "activator"],
};
const blocking = { words: "blocking", kinds: ["antagonist", "inhibitor", "inverse agonist"] };
const actionsOf = {
  "partial agonist": { words: "partly activating", kinds: ["partial agonist"] },
  agonist: activating,
  activat: activating,
  stimulat: activating,
  antagonist: blocking,
  inhibitor: blocking,
  block: blocking,
  inhibit: blocking,
};

/** Whether a word stands between each of some terms and the next. */
function joins(terms: FoundTerm[], text: string, word: string): boolean {
  return (
    terms.length > 1 &&
    terms.slice(1).every(({ start }, at) => {
      const between = text.slice(terms[at]?.end, start);
      return new RegExp(`\\b${word}\\b`).test(between);
    })
  );
}

/** "but not for diabetes", "except". */
function isNegatedAt(text: string, start: number): boolean {
  return /\b(?:not|never|except|excluding|without|other than|rather than|nor)(?: \w+){0,3}\W*$/.test(
    text.slice(Math.max(0, start - 40), start),
  );
}

/** The text with the places of terms replaced by a mark, so that "cancer pain" is no drug's name. */
function blank(text: string, terms: FoundTerm[]): string {
  return terms.reduceRight(
    (left, { start, end, kind }) =>
      `${left.slice(0, start)}${kind === "target" ? "§target" : "§condition"}${left.slice(end)}`,
    text,
  );
}

function lowerName(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) &&
    !/^(?:Alzheimer|Parkinson|Paget|Prader|Bardet|Barth|Becker|Rett|Fragile|Von|Alström)/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : capitalise(name);
}
