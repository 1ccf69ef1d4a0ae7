import {
  approvalAddress,
  approvalPart,
  conditionAddress,
  sportPart,
  targetAddress,
} from "./fact-addresses";
import type { Facts } from "./fact-references";
import {
  agencyName,
  approvalStates,
  capitalise,
  furthestFirst,
  halfLifeText,
  measuredIn,
  NO_DIRECT_TARGET,
  namedAuthority,
  phaseName,
  sportText,
  targetText,
} from "./fact-words";
import { identifyRows } from "./history/fact-ids";
import { conditionName } from "./vocabulary";

type FactIds = Map<object, string>;

/** One line of a glance row, with the keys of the sources that it rests on. */
export interface GlanceLine {
  text: string;
  sources: string[];
  /** The page that collects such facts of all peptides. */
  href?: string;
  /** The id of the fact that it says, if nothing else on the peptide's page says it. */
  fact?: string | undefined;
}

type Approval = Facts["approvals"][number];

export interface GlanceRow {
  term: string;
  lines: GlanceLine[];
}

/** The facts that most readers look for first, in a few lines each; rows without a fact are left out. */
export function glanceRows(facts: Facts): GlanceRow[] {
  const ids = identifyRows(facts);
  return [
    { term: "Status", lines: statusLines(facts) },
    { term: "Development", lines: developmentLines(facts) },
    { term: "Routes", lines: routeLines(facts, ids) },
    { term: "Half-life", lines: halfLifeLines(facts) },
    { term: "Targets", lines: targetLines(facts) },
    { term: "In sport", lines: sportLines(facts, ids) },
    { term: "Boxed warning (US)", lines: boxedWarningLines(facts, ids) },
  ].filter(({ lines }) => lines.length > 0);
}

function statusLines({ approvals }: Facts): GlanceLine[] {
  if (approvals.length === 0) return [{ text: "No approval recorded", sources: [] }];
  return approvalLines(approvals);
}

/**
 * "FDA: approved since 2017": one line for each agency and state, what is approved now before the
 * rest. The year is that of the agency's first approval, ended ones included, unless a gap followed;
 * "or earlier" where it may not be the first.
 */
export function approvalLines(approvals: Facts["approvals"]): GlanceLine[] {
  return [...Map.groupBy(approvals, authorityName)].flatMap(([authority, ofAgency]) => {
    const { current = [], ...others } = Object.groupBy(ofAgency, ({ state }) => state);
    const stated = [
      ...(current.length > 0 ? [currentLine(current, ofAgency)] : []),
      ...Object.values(others).map((group) => otherLine(group, current.length > 0)),
    ];
    return stated.map(({ text, basis }) => ({
      text: `${authority}: ${text}`,
      sources: basis.slice(0, 1).map(({ source }) => source),
      href: approvalAddress(approvalPart(basis)),
    }));
  });
}

function authorityName(approval: Approval): string {
  return capitalise(namedAuthority(approval).name ?? agencyName(approval.agency));
}

/** What is said of an agency, and the approvals that it rests on, the most telling first. */
interface Stated {
  text: string;
  basis: Approval[];
}

function currentLine(current: Approval[], ofAgency: Approval[]): Stated {
  const counted = [...current, ...endedWithoutGap(current, ofAgency)];
  const [first] = counted
    .filter(({ date }) => date)
    .toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : 1));
  if (!first?.date) return { text: "approved", basis: current };
  const brands = new Set(counted.flatMap(({ date, brand }) => (date && brand ? brand : [])));
  // A further use of a brand came after its first.
  const isLater = ({ date, brand }: Approval) => date || (brand && brands.has(brand));
  const isFirst = FULLY_RECORDED.has(first.agency) && counted.every(isLater);
  const since = `approved since ${first.date.slice(0, 4)}`;
  return { text: isFirst ? since : `${since} or earlier`, basis: [first] };
}

/** Of the others a first decision may be missing. */
const FULLY_RECORDED = new Set<Approval["agency"]>(["FDA", "EMA"]);

/** The ended approvals of an agency after which it has always approved something of the peptide. */
function endedWithoutGap(current: Approval[], ofAgency: Approval[]): Approval[] {
  if (current.some(({ agency }) => SEVERAL_AUTHORITIES.has(agency))) return [];
  const dates = current.flatMap(({ date }) => date ?? []).sort();
  const start = dates.length === current.length ? dates[0] : undefined;
  return ofAgency.filter(
    ({ state, ended }) =>
      isOver(state) && !(start && ended && ended.slice(0, 4) < start.slice(0, 4)),
  );
}

const SEVERAL_AUTHORITIES = new Set<Approval["agency"]>(["EU_NATIONAL", "OTHER"]);

/** What ended, was refused or is under review; `isApproved` if the agency approves something now. */
function otherLine(group: Approval[], isApproved: boolean): Stated {
  const state = group[0]?.state ?? "refused";
  const isPartial = isOver(state) && isApproved;
  const latestFirst = group
    .map((approval) => ({ approval, date: isOver(state) ? approval.ended : approval.date }))
    .toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? 1 : -1));
  const years = new Set(latestFirst.flatMap(({ date }) => date?.slice(0, 4) ?? []));
  const [year] = isPartial && years.size > 1 ? [] : years;
  const products = isPartial ? "some products " : "";
  return {
    text: `${products}${approvalStates[state]}${year ? ` in ${year}` : ""}${usesOf(state, group)}`,
    basis: latestFirst.map(({ approval }) => approval),
  };
}

/** What was refused or is looked at may be another use than the one that is known. */
function usesOf(state: Approval["state"], group: Approval[]): string {
  const uses = [...new Set(group.flatMap(({ conditions }) => conditions))];
  const isNamed = !isOver(state) && uses.length > 0 && uses.length <= MOST_USES;
  return isNamed ? ` (${uses.map(conditionName).join("; ")})` : "";
}

const MOST_USES = 2;

export function isOver(state: Approval["state"]): boolean {
  return state === "withdrawn" || state === "discontinued";
}

/** "Phase 3: Obesity, ongoing": each programme, the furthest first. */
function developmentLines({ development }: Facts): GlanceLine[] {
  return furthestFirst(development).map(({ phase, condition, state, source }) => {
    const goesOn = state === "unknown" ? "" : `, ${state}`;
    const href = conditionAddress(condition);
    return {
      text: `${capitalise(phaseName(phase))}: ${conditionName(condition)}${goesOn}`,
      sources: [source],
      ...(href && { href }),
    };
  });
}

const settings = {
  labelled: "",
  people: " (in people)",
  animals: " (in animals)",
  cells: " (in cells)",
  cosmetic: " (cosmetic)",
};

/** As labelled where there is a label; else as given to people; else as in the laboratory. */
function routeLines({ administrations }: Facts, ids: FactIds): GlanceLine[] {
  const order = ["labelled", "people", "cosmetic", "animals", "cells"] as const;
  const setting = order.find((candidate) =>
    administrations.some((administration) => administration.setting === candidate),
  );
  return merge(
    administrations
      .filter((administration) => administration.setting === setting)
      .filter(({ route }) => route !== "none")
      .map((administration) => {
        const { route, schedule, source, setting: own } = administration;
        const text = `${capitalise(route)}${schedule ? `, ${schedule}` : ""}${settings[own]}`;
        return [text, source, ids.get(administration)];
      }),
  );
}

const MAX_HALF_LIVES = 3;

function halfLifeLines({ halfLives }: Facts): GlanceLine[] {
  if (halfLives === "not reported") return [{ text: "Not reported", sources: [] }];
  const inPeople = halfLives.filter(({ species }) => /people|human|adult|volunteer/i.test(species));
  const shown = (inPeople.length > 0 ? inPeople : halfLives).slice(0, MAX_HALF_LIVES);
  return merge(
    shown.map((halfLife) => [
      `${capitalise(halfLifeText(halfLife))} (${measuredIn(halfLife)})`,
      halfLife.source,
    ]),
  );
}

function targetLines({ targets, noDirectTarget }: Facts): GlanceLine[] {
  const byTarget = Map.groupBy(targets, ({ target }) => target);
  const lines = [...byTarget].flatMap(([key, ofTarget]) =>
    merge(ofTarget.map((target) => [targetText(target), target.source])).map((line) => ({
      ...line,
      href: targetAddress(key),
    })),
  );
  return noDirectTarget
    ? [...lines, { text: NO_DIRECT_TARGET, sources: [noDirectTarget.source] }]
    : lines;
}

function sportLines({ sport }: Facts, ids: FactIds): GlanceLine[] {
  if (!sport) return [];
  const text = `${sportText(sport)} (${sport.year})`;
  const href = `/sport#${sportPart(sport)}`;
  return [{ text, sources: [sport.source], href, fact: ids.get(sport) }];
}

function boxedWarningLines({ boxedWarnings }: Facts, ids: FactIds): GlanceLine[] {
  return boxedWarnings.map((warning) => ({
    text: warning.subject === "none" ? "None on the label" : warning.subject,
    sources: [warning.source],
    fact: ids.get(warning),
  }));
}

/** Lines of the same words become one that names all their sources. */
function merge(lines: [text: string, source: string, fact?: string][]): GlanceLine[] {
  const groups = Map.groupBy(lines, ([text]) => text);
  return [...groups].map(([text, same]) => ({
    text,
    sources: [...new Set(same.map(([, source]) => source))],
    fact: same[0]?.[2],
  }));
}
