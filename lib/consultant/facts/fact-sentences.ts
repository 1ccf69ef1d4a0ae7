import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Facts } from "@/lib/facts/fact-references";
import {
  agencyTitle,
  capitalise,
  dateText,
  directions,
  figure,
  halfLifeText,
  phaseName,
  sportText,
} from "@/lib/facts/fact-words";
import { conditionName, findTarget, outcomeName } from "@/lib/facts/vocabulary";
import { makePassage, type Passage } from "../passage";

export const FACT_KINDS = [
  "approvals",
  "development",
  "targets",
  "routes",
  "halfLife",
  "sport",
  "boxedWarning",
  "trials",
  "outcomes",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Facts of one kind: a sentence each, in the order in which the facts stand. */
export type FactPassages = Map<FactKind, Passage>;

type Named = Pick<Peptide, "id" | "name" | "synonyms" | "brandNames">;

/** A peptide's facts as sentences that can be cited, by kind; kinds without a fact are left out. */
export function toFactPassages(peptide: Named, facts: Facts | null): FactPassages {
  if (!facts) return new Map();
  const { id, name, synonyms, brandNames } = peptide;
  return new Map(
    FACT_KINDS.map((kind): [FactKind, string[]] => [kind, writers[kind](name, facts)])
      .filter(([, sentences]) => sentences.length > 0)
      .map(([kind, sentences]) => [
        kind,
        makePassage({
          id: `facts-${id}-${kind}`,
          section: "facts",
          peptideId: id,
          title: `${name}: ${titles[kind]}`,
          href: `/peptides/${id}#${fragments[kind]}`,
          paragraphs: [sentences],
          names: [name, ...synonyms, ...brandNames],
        }),
      ]),
  );
}

const titles: Record<FactKind, string> = {
  approvals: "Approvals",
  development: "Development",
  targets: "Targets",
  routes: "Routes",
  halfLife: "Half-life",
  sport: "In sport",
  boxedWarning: "Boxed warning",
  trials: "Trials in people",
  outcomes: "Evidence by outcome",
};

/** Headings of the peptide's page. */
const fragments: Record<FactKind, string> = {
  approvals: "approvals",
  development: "at-a-glance",
  targets: "at-a-glance",
  routes: "at-a-glance",
  halfLife: "at-a-glance",
  sport: "at-a-glance",
  boxedWarning: "at-a-glance",
  trials: "trials",
  outcomes: "evidence",
};

const writers: Record<FactKind, (name: string, facts: Facts) => string[]> = {
  approvals: (name, { approvals }) => approvals.map((approval) => approvalSentence(name, approval)),
  development: (name, { development }) =>
    development.map(
      ({ condition, phase, state }) =>
        `${name} reached ${phaseName(phase)} for ${lower(conditionName(condition))}${state === "unknown" ? "" : ` (${state})`}.`,
    ),
  targets: (name, { targets, noDirectTarget }) => [
    ...targets.map((target) => targetSentence(name, target)),
    ...(noDirectTarget
      ? [`${name} has no established target: ${closed(noDirectTarget.text)}`]
      : []),
  ],
  routes: routeSentences,
  halfLife: halfLifeSentences,
  sport: (name, { sport }) =>
    sport ? [`${name} in sport: ${lower(sportText(sport))} (${sport.year} Prohibited List).`] : [],
  boxedWarning: (name, { boxedWarnings }) =>
    boxedWarnings.map(({ subject }) =>
      subject === "none"
        ? `The US label of ${name} has no boxed warning.`
        : `The US label of ${name} has a boxed warning: ${closed(subject)}`,
    ),
  trials: (_, { trials }) => trials.map(trialSentence),
  outcomes: (_, { outcomes }) =>
    outcomes.map(
      ({ outcome, inWhom, direction, size }) =>
        `${outcomeName(outcome)} in ${inWhom}: ${lower(directions[direction].word)}${size ? `, ${size}` : ""}.`,
    ),
};

type Approval = Facts["approvals"][number];

/** "The FDA approved Semaglutide in December 2017 for type 2 diabetes (Ozempic)." */
function approvalSentence(name: string, approval: Approval): string {
  const { agency, state, date, ended, indication, brand, population } = approval;
  const of = `${name}${brand ? ` (${brand})` : ""}`;
  const use = `for ${indication.replace(/\.$/, "")}${population ? ` (${population})` : ""}`;
  const on = date ? ` in ${dateText(date)}` : "";
  const by = agencyTitle(agency);
  switch (state) {
    case "current":
      return `${by}: ${of} approved${on} ${use}.`;
    case "under_review":
      return `${by}: ${of} under review ${use}.`;
    case "refused":
      return `${by}: ${of} refused${on} ${use}.`;
    default: {
      const end = ended ? ` in ${dateText(ended)}` : "";
      return `${by}: ${of} ${state}${end}${date ? `, approved${on}` : ""}, ${use}.`;
    }
  }
}

const actionWords: Partial<Record<Facts["targets"][number]["action"], string>> = {
  agonist: "activates",
  "partial agonist": "partly activates",
  antagonist: "blocks",
  "inverse agonist": "lowers the activity of",
  inhibitor: "inhibits",
  "positive modulator": "strengthens the response of",
  binder: "binds",
  substrate: "is transported or cut by",
  activator: "activates",
  "expression raised": "raises the expression of",
  "expression lowered": "lowers the expression of",
};

function targetSentence(name: string, { target, action, note }: Facts["targets"][number]): string {
  const { name: of, gene } = findTarget(target);
  const symbol = gene && gene !== of ? ` (${gene})` : "";
  const kind = action === "unknown" ? "" : `, as ${/^[aeiou]/.test(action) ? "an" : "a"} ${action}`;
  const verb = actionWords[action] ?? "acts on";
  return `${name} ${verb} the ${of}${symbol}${kind}${note ? ` (${note.replace(/\.$/, "")})` : ""}.`;
}

function routeSentences(name: string, { administrations }: Facts): string[] {
  const order = ["labelled", "people", "cosmetic", "animals", "cells"] as const;
  const words = {
    labelled: "As labelled",
    people: "In studies in people",
    cosmetic: "In cosmetics",
    animals: "In studies in animals",
    cells: "In cells",
  };
  return order.flatMap((setting) => {
    const routes = administrations
      .filter((one) => one.setting === setting && one.route !== "none")
      .map(({ route, schedule }) => `${route}${schedule ? ` (${schedule})` : ""}`);
    if (routes.length === 0) return [];
    return [`${words[setting]}, the route of ${name} is ${[...new Set(routes)].join(", ")}.`];
  });
}

function halfLifeSentences(name: string, { halfLives }: Facts): string[] {
  if (halfLives === "not reported") return [];
  return halfLives.map(
    (halfLife) =>
      `The half-life of ${name} is ${halfLifeText(halfLife)} (${halfLife.species}, ${halfLife.route}).`,
  );
}

/** "STEP 1 (phase 3, 2021, 1,961 people: adults with obesity; against placebo): weight changed by …" */
function trialSentence(trial: Facts["trials"][number]): string {
  const { name, phase, year, participants, population, comparator, result, state } = trial;
  const about = [
    phase && phaseName(phase),
    year,
    participants && `${figure(participants)} participants`,
  ].filter(Boolean);
  const found = result ?? (state === "ongoing" ? "Still under way." : "No result is recorded.");
  return `${name} (${[...about, lower(population)].join(", ")}; against ${lower(comparator)}): ${closed(found)}`;
}

/** Without the capital of a sentence; names and abbreviations keep theirs. */
function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function closed(text: string): string {
  return /[.!?]$/.test(text) ? capitalise(text) : `${capitalise(text)}.`;
}
