import { AGENCY_CUES } from "../../../facts/agency-cues";
import type { PlacedCriterion } from "../criteria";
import type { Cue, CueReader } from "../cue-reader";
import { readYears } from "../years";
import type { Clause, Place, Said } from "./clause";
import { HEADS, type Head, POPULATIONS } from "./clause-cues";
import { toCriteria } from "./combine-clause";
import { ROUTE_CUES } from "./route-cues";

type SaidHead = Said<Head> & { cue: Cue };

/**
 * What is asked of approvals, trials and studies. Authority, condition, route and year hold for one and
 * the same approval: that of the word that stands nearest ("approved", "tested").
 */
export function readClauses(reader: CueReader, conditions: Said<string[]>[]): PlacedCriterion[] {
  const heads = reader.takeAll(HEADS);
  // "Never been given by mouth" turns round the route.
  for (const { value, cue } of heads)
    if (cue.isNegated && saysNoMore(value, cue)) reader.restore(cue);
  const years = readYears(reader);
  const agencies = reader.takeAll(AGENCY_CUES);
  const routes = reader.takeAll(ROUTE_CUES);
  const isOnly = agencies.length > 0 && reader.take(ONLY).length > 0;
  const isAnywhere = reader.take(ANYWHERE).length > 0;
  const clauses = chooseHeads(reader, heads, [...agencies, ...years], conditions).map(toClause);
  const populations = reader.takeAll(POPULATIONS);
  for (const { cue, value } of conditions) {
    // What stands before it has been understood by now.
    const one = { cue: { ...cue, isNegated: reader.isNegatedAt(cue.start) }, value };
    find(reader, clauses, () => true, one).conditions.push(one);
  }
  for (const one of agencies) find(reader, clauses, isStatus, one).agencies.push(one);
  for (const one of years) find(reader, clauses, isDated, one).years.push(one);
  for (const one of populations) find(reader, clauses, isOfSomebody, one).populations.push(one);
  for (const one of routes) find(reader, clauses, isGiven, one).routes.push(one);
  const former = clauses.filter(({ head }) => isFormer(head.value) && !head.cue.isNegated);
  const asked = clauses.filter((clause) => !former.some((one) => isImplied(clause, one)));
  if (!isAnywhere) shareAgency(asked);
  shareConditions(asked, reader);
  return asked.flatMap((clause) => toCriteria(reader, clause, isOnly));
}

/** What was formerly approved by an authority has no approval of that one that is in force. */
function isImplied({ head, agencies, conditions }: Clause, former: Clause): boolean {
  const isNoApproval = isInForce(head.value) && head.cue.isNegated && conditions.length === 0;
  const named = agencies.flatMap(({ value }) => value);
  const ofFormer = former.agencies.flatMap(({ value }) => value);
  return isNoApproval && named.length > 0 === ofFormer.length > 0 && isWithin(named, ofFormer);
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((one) => all.includes(one));
}

const ONLY =
  /\b(?:only|solely|exclusively|(?:but )?(?:nobody|no one|nowhere|none) else(?: does| did| has)?|no other (?:country|authority|agency|regulator))\b/;
const ANYWHERE = new RegExp(
  [
    String.raw`\b(?:(?:by|in|of|from) )?any (?:country|countries|authority|agency|regulator)\b`,
    String.raw`\b(?:by|in|of|from) (?:any(?:one|body)?|some|a|at least one|one) (?:single )?(?:drug |health |medicines? )?(?:agenc(?:y|ies)|authorit(?:y|ies)|regulators?|countr(?:y|ies)|states?)\b`,
    String.raw`\b(?:any|some)where\b(?: in the world)?`,
    String.raw`\bsome (?:authority|agency|regulator)\b`,
    String.raw`\bworldwide\b`,
    String.raw`\bby any(?:one|body)\b`,
  ].join("|"),
);

function isStatus({ head }: Clause): boolean {
  return head.value.kind === "status";
}

function isDated(clause: Clause): boolean {
  return isStatus(clause) || clause.head.value.kind === "trial";
}

function isOfSomebody({ head }: Clause): boolean {
  return !["study", "programme", "highest"].includes(head.value.kind);
}

/** Of what was never approved, or is no more, the route is another criterion. */
function isGiven({ head: { value, cue } }: Clause): boolean {
  return (
    !cue.isNegated &&
    (value.kind !== "status" || value.status === "approved") &&
    value.kind !== "programme" &&
    value.kind !== "highest"
  );
}

function toClause(head: Said<Head>): Clause {
  return { head, agencies: [], conditions: [], routes: [], populations: [], years: [] };
}

/** "Used" or "for" say no more than an approval or a trial that is named beside them. */
function chooseHeads(
  reader: CueReader,
  heads: SaidHead[],
  ofApprovals: Said<unknown>[],
  conditions: Said<unknown>[],
): Said<Head>[] {
  // "Approved first but later pulled" is no more.
  const endsOne = heads.some(({ value, cue }) => isFormer(value) && !cue.isNegated);
  const chosen = heads.filter(
    ({ value, cue }) =>
      !saysNoMore(value, cue) &&
      !(endsOne && ENDED.test(reader.text) && isInForce(value) && !cue.isNegated) &&
      !isNounOf(heads, cue),
  );
  const [needed] = ofApprovals;
  const isMet = chosen.some(({ value }) => value.kind === "status" || value.kind === "trial");
  if (needed && !isMet) {
    return [
      ...chosen,
      { value: { kind: "status", status: "approved" }, cue: { ...needed.cue, isNegated: false } },
    ];
  }
  const [condition] = conditions;
  if (chosen.length > 0 || !condition) return chosen;
  return [{ value: { kind: "any" }, cue: { ...condition.cue, isNegated: false } }];
}

const FORMER = new Set(["former", "withdrawn", "discontinued"]);
const ENDED = /\b(?:but|and|then|later|since|afterwards|subsequently)\b/;

function isFormer(value: Head): boolean {
  return value.kind === "status" && FORMER.has(value.status);
}

function isInForce(value: Head): boolean {
  return value.kind === "status" && value.status === "approved";
}

/** "Used", "given", "for". */
function saysNoMore({ kind }: Head, { text }: Cue): boolean {
  return kind === "any" && !STUDIED.test(text);
}

const STUDIED = /\b(?:tried|tested|studied|investigated|examined|researched)\b/;

/** The noun of "its approval was withdrawn" asks for no approval that is in force. */
function isNounOf(heads: SaidHead[], { start, end, text }: Cue): boolean {
  return (
    NOUN.test(text) &&
    heads.some(
      ({ value, cue }) =>
        value.kind === "status" &&
        value.status !== "approved" &&
        (cue.start >= end ? cue.start - end : start - cue.end) <= FEW_LETTERS &&
        (cue.start >= end || start >= cue.end),
    )
  );
}

const NOUN = /\b(?:approvals?|authori[sz]ations?|licen[cs]es?|registrations?)\b/;
const FEW_LETTERS = 16;

/** The clause that stands nearest of those that may have it, those before it first; else one of its own. */
const APART = /\b(?:that|which|but|yet|while|though)\b/;
const FAR = 20;

function find(
  reader: CueReader,
  clauses: Clause[],
  may: (clause: Clause) => boolean,
  { cue }: { cue: Place },
): Clause {
  const gap = ({ head }: Clause) => {
    const [from, to] =
      head.cue.end <= cue.start ? [head.cue.end, cue.start] : [cue.end, head.cue.start];
    const isApart = APART.test(reader.text.slice(from, to));
    return to - from + (from === cue.end ? 3 : 0) + (isApart ? FAR : 0);
  };
  const found = clauses.filter(may).sort((a, b) => gap(a) - gap(b))[0];
  if (found) return found;
  const own = toClause({ value: { kind: "any" }, cue: { ...cue, isNegated: false } });
  clauses.push(own);
  return own;
}

/** "EMA refused but later authorised": the same authority. */
function shareAgency(clauses: Clause[]) {
  const ofStatus = clauses.filter(isStatus);
  const named = ofStatus.filter(({ agencies }) => agencies.length > 0);
  if (named.length !== 1) return;
  for (const { head, agencies } of ofStatus) {
    const isNever =
      head.cue.isNegated && head.value.kind === "status" && head.value.status === "approved";
    if (!isNever && agencies.length === 0) agencies.push(...(named[0]?.agencies ?? []));
  }
}

/** "Tried for stroke or approved for it". */
function shareConditions(clauses: Clause[], reader: CueReader) {
  const named = clauses.filter(({ conditions }) => conditions.length > 0);
  const [first] = named;
  if (named.length !== 1 || !first || reader.take(SAME).length === 0) return;
  for (const { conditions } of clauses) {
    if (conditions.length === 0) conditions.push(...first.conditions);
  }
}

const SAME = /\b(?:for|against|in) (?:it|that|this|them|the same(?: \w+)?)\b/;
