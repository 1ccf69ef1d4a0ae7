import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Facts } from "@/lib/facts/fact-references";
import {
  capitalise,
  dateText,
  directions,
  figure,
  halfLifeText,
  phaseName,
  rangeText,
  sportText,
} from "@/lib/facts/fact-words";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { conditionName, findTarget, outcomeName } from "@/lib/facts/vocabulary";
import { makePassage, type Passage } from "../corpus/passage";

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
  "bioavailability",
  "safety",
  "identity",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Facts of one kind, in their order: a sentence each, but for half-lives that are the same. */
export type FactPassages = Map<FactKind, Passage>;

type Named = Pick<Peptide, "id" | "name" | "synonyms" | "brandNames">;

/** A peptide's facts as sentences that can be cited, by kind; kinds without a fact are left out. */
export function toFactPassages(
  peptide: Named,
  facts: Facts | null,
  record: FactRecord,
): FactPassages {
  if (!facts) return new Map();
  const { id, name, synonyms, brandNames } = peptide;
  return new Map(
    FACT_KINDS.map((kind): [FactKind, string[]] => [
      kind,
      kind === "identity"
        ? identitySentences(name, record, facts.identity.codeNames)
        : writers[kind](name, facts),
    ])
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
  bioavailability: "Bioavailability",
  safety: "What labels say",
  identity: "Technical details",
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
  bioavailability: "research",
  safety: "research",
  identity: "facts",
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
  sport: (name, { sport }) => (sport ? [sportSentence(name, sport)] : []),
  boxedWarning: (name, { boxedWarnings }) =>
    boxedWarnings.map(({ subject }) =>
      subject === "none"
        ? `The US label of ${name} has no boxed warning.`
        : `The US label of ${name} has a boxed warning: ${closed(subject)}`,
    ),
  trials: (_, { trials }) => trials.map(trialSentence),
  bioavailability: (name, { bioavailabilities }) =>
    bioavailabilities.map(
      (share) =>
        `The bioavailability of ${name} is ${rangeText(share)} % (${share.species}, ${share.route}).`,
    ),
  safety: (_, { safety }) =>
    Object.entries(safetyWords).flatMap(([key, word]) => {
      const remark = safety[key as keyof typeof safetyWords];
      return remark ? [`${word}: ${closed(remark.text)}`] : [];
    }),
  identity: () => [],
  outcomes: (_, { outcomes }) =>
    outcomes.map(
      ({ outcome, inWhom, direction, size }) =>
        `${outcomeName(outcome)} in ${inWhom}: ${lower(directions[direction].word)}${size ? `, ${size}` : ""}.`,
    ),
};

type Approval = Facts["approvals"][number];

export const authorities: Record<Approval["agency"], string> = {
  FDA: "the US FDA",
  EMA: "the EU (EMA)",
  MHRA: "the UK (MHRA)",
  PMDA: "Japan (PMDA)",
  NMPA: "China (NMPA)",
  HC: "Canada (Health Canada)",
  TGA: "Australia (TGA)",
  RU: "Russia",
  AIFA: "Italy (AIFA)",
  SFDA: "Saudi Arabia (SFDA)",
  MFDS: "South Korea (MFDS)",
  EU_NATIONAL: "some EU countries",
  OTHER: "another authority",
};

/** "Semaglutide (Ozempic) was approved by the US FDA in December 2017: type 2 diabetes (adults)." */
function approvalSentence(name: string, approval: Approval): string {
  const { agency, state, date, ended, indication, brand, form, population } = approval;
  const product = [brand, form && lower(form)].filter(Boolean).join(", ");
  const of = `${name}${product ? ` (${product})` : ""}`;
  const use = `${lower(indication.replace(/\.$/, ""))}${population ? ` (${population})` : ""}`;
  const by = authorities[agency];
  switch (state) {
    case "current":
      return date
        ? `${of} was approved by ${by} ${onDate(date)}, and still is: ${use}.`
        : `${of} is approved by ${by}: ${use}.`;
    case "under_review":
      return `${of} is under review by ${by}: ${use}.`;
    case "refused":
      return `${of} was refused by ${by}${date ? ` ${onDate(date)}` : ""}: ${use}.`;
    default: {
      const start = date ? `was approved by ${by} ${onDate(date)} and ` : `of ${by} was `;
      return `${of} ${start}${state}${ended ? ` ${onDate(ended)}` : " since"}: ${use}.`;
    }
  }
}

function onDate(date: string): string {
  return `${date.length > 7 ? "on" : "in"} ${dateText(date)}`;
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
  const article = /receptor|channel|complex|transporter/i.test(of) ? "the " : "";
  const verb = actionWords[action] ?? "acts on";
  return `${name} ${verb} ${article}${of}${symbol}${note ? ` (${lower(note.replace(/\.$/, ""))})` : ""}.`;
}

function sportSentence(name: string, sport: NonNullable<Facts["sport"]>): string {
  const { status, year } = sport;
  if (status === "not listed") {
    return `${name} is not listed: the Prohibited List of ${year} does not name it.`;
  }
  if (status === "monitored") {
    return `${name} is monitored in sport, not prohibited (list of ${year}).`;
  }
  return `${name} is ${lower(sportText(sport)).replace("prohibited", "prohibited in sport")} (Prohibited List of ${year}).`;
}

const safetyWords = {
  interactions: "Interactions",
  pregnancy: "Pregnancy",
  kidney: "Kidney",
  liver: "Liver",
  immunogenicity: "Antibodies",
  storage: "Storage",
} as const;

/** What is computed of the sequence, and code names. */
function identitySentences(
  name: string,
  {
    length,
    mass,
    isCyclic,
  }: { length: number | null; mass: number | null; isCyclic: boolean | null },
  codeNames: string[],
): string[] {
  return [
    ...(length
      ? [`${name} has ${length} residues${isCyclic ? " and a ring between side chains" : ""}.`]
      : []),
    ...(mass ? [`The average mass of ${name} is ${figure(mass)} g/mol.`] : []),
    ...(codeNames.length > 0 ? [`Code names of ${name}: ${codeNames.join(", ")}.`] : []),
  ];
}

function routeSentences(name: string, { administrations }: Facts): string[] {
  const order = ["labelled", "people", "cosmetic", "animals", "cells"] as const;
  const words = {
    labelled: "Labelled routes",
    people: "Routes in studies in people",
    cosmetic: "Routes in cosmetics",
    animals: "Routes in studies in animals",
    cells: "Routes in studies of cells",
  };
  return order.flatMap((setting) => {
    const routes = administrations
      .filter((one) => one.setting === setting && one.route !== "none")
      .map(({ route, schedule }) => `${route}${schedule ? ` (${schedule})` : ""}`);
    if (routes.length === 0) return [];
    return [`${words[setting]} of ${name}: ${[...new Set(routes)].join(", ")}.`];
  });
}

function halfLifeSentences(name: string, { halfLives }: Facts): string[] {
  if (halfLives === "not reported") return [];
  const alike = Map.groupBy(halfLives, (one) => `${halfLifeText(one)} (${one.species}, `);
  return [...alike].map(([start, same]) => {
    const routes = [...new Set(same.map(({ route }) => route))].join(" or ");
    return `The half-life of ${name} is ${start}${routes}).`;
  });
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
