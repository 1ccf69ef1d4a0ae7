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
  halfLifeText,
  highestPhase,
  NO_DIRECT_TARGET,
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

export interface GlanceRow {
  term: string;
  lines: GlanceLine[];
}

/** The facts that most readers look for first, in a few lines each; rows without a fact are left out. */
export function glanceRows(facts: Facts): GlanceRow[] {
  const ids = identifyRows(facts);
  return [
    { term: "Status", lines: statusLines(facts) },
    { term: "Highest phase", lines: phaseLines(facts, ids) },
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

/** "FDA: approved since 2017": one line for each agency and state. */
export function approvalLines(approvals: Facts["approvals"]): GlanceLine[] {
  const groups = Map.groupBy(approvals, ({ agency, state }) => `${agency} ${state}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const dated = group
      .filter(({ date, ended }) => (isOver(first.state) ? ended : date))
      .toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1))[0];
    const year = dated && dateOf(dated).slice(0, 4);
    const since = year && (first.state === "current" ? ` since ${year}` : ` in ${year}`);
    return [
      {
        text: `${agencyName(first.agency)}: ${approvalStates[first.state]}${since ?? ""}`,
        sources: [(dated ?? first).source],
        href: approvalAddress(approvalPart(group)),
      },
    ];
  });
}

export function isOver(state: Facts["approvals"][number]["state"]): boolean {
  return state === "withdrawn" || state === "discontinued";
}

function dateOf({ state, date, ended }: Facts["approvals"][number]): string {
  return (isOver(state) ? ended : date) ?? "";
}

/** Of what no authority has approved. */
function phaseLines({ approvals, development }: Facts, ids: FactIds): GlanceLine[] {
  const isApproved = approvals.some(({ state }) => state === "current" || isOver(state));
  const highest = isApproved ? undefined : highestPhase(development);
  if (!highest) return [];
  const { phase, condition, state, source } = highest;
  const goesOn = state === "unknown" ? "" : `, ${state}`;
  const text = `${capitalise(phaseName(phase))}: ${conditionName(condition)}${goesOn}`;
  const href = conditionAddress(condition);
  return [{ text, sources: [source], ...(href && { href }), fact: ids.get(highest) }];
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
      `${capitalise(halfLifeText(halfLife))} (${halfLife.route}, ${halfLife.species})`,
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
