import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Facts } from "@/lib/facts/fact-references";
import {
  directions,
  estimateText,
  figure,
  halfLifeText,
  isSaidIn,
  phaseName,
  rangeText,
  sportText,
} from "@/lib/facts/fact-words";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import type { ROUTES } from "@/lib/facts/vocabularies";
import { conditionName, findTarget, outcomeName } from "@/lib/facts/vocabulary";
import { massText } from "@/lib/facts/wording";
import { makePassage, type Passage } from "../corpus/passage";
import { approvalRow } from "./approval-sentences";
import { chainSentences } from "./chain-sentences";
import { asNote, closed, lowerFirst as lower } from "./fact-wording";

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

/** Facts of one kind, in their order: of each a paragraph, its sentence and what is noted on it. */
export type FactPassages = Map<FactKind, Passage>;

type Named = Pick<Peptide, "id" | "name" | "synonyms" | "brandNames" | "sequence">;

/** A peptide's facts as sentences that can be cited, by kind; kinds without a fact are left out. */
export function toFactPassages(
  peptide: Named,
  facts: Facts | null,
  record: FactRecord,
): FactPassages {
  if (!facts) return new Map();
  const { id, name, synonyms, brandNames } = peptide;
  const names = [...synonyms, ...brandNames];
  return new Map(
    FACT_KINDS.map((kind): [FactKind, string[][]] => [
      kind,
      kind === "identity"
        ? identityRows({ name, names, sequence: peptide.sequence ?? "" }, record, facts)
        : writers[kind](name, facts),
    ])
      .filter(([, rows]) => rows.length > 0)
      .map(([kind, rows]) => [
        kind,
        makePassage({
          id: `facts-${id}-${kind}`,
          section: "facts",
          peptideId: id,
          title: `${name}: ${titles[kind]}`,
          href: `/peptides/${id}#${fragments[kind]}`,
          paragraphs: rows,
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

const writers: Record<FactKind, (name: string, facts: Facts) => string[][]> = {
  approvals: (name, { approvals }) => approvals.map((approval) => approvalRow(name, approval)),
  development: (name, { development }) =>
    development.map(({ condition, phase, state, note }) => [
      `${name} reached ${phaseName(phase)} for ${lower(conditionName(condition))}${state === "unknown" ? "" : ` (${state})`}.`,
      ...asNote(note),
    ]),
  targets: (name, { targets, noDirectTarget }) => [
    ...targets.map((target) => targetRow(name, target)),
    ...(noDirectTarget
      ? [[`${name} has no established target: ${closed(noDirectTarget.text)}`]]
      : []),
  ],
  routes: (name, facts) => routeSentences(name, facts).map((sentence) => [sentence]),
  halfLife: halfLifeRows,
  sport: (name, { sport }) => (sport ? [[sportSentence(name, sport), ...asNote(sport.note)]] : []),
  boxedWarning: (name, { boxedWarnings }) =>
    boxedWarnings.map(({ subject, note }) => [
      subject === "none"
        ? `The US label of ${name} has no boxed warning.`
        : `The US label of ${name} has a boxed warning: ${closed(subject)}`,
      ...asNote(note),
    ]),
  trials: (_, { trials }) => trials.map(trialRow),
  bioavailability: (name, { bioavailabilities }) =>
    bioavailabilities.map((share) => [
      `The bioavailability of ${name} in ${ofSpecies(share.species)} is ${rangeText(share)} % ${givenBy[share.route]}.`,
      ...asNote(share.note),
    ]),
  safety: (_, { safety }) =>
    Object.entries(safetyWords).flatMap(([key, word]) => {
      const remark = safety[key as keyof typeof safetyWords];
      return remark ? [[`${word}: ${closed(remark.text)}`]] : [];
    }),
  identity: () => [],
  outcomes: (_, { outcomes }) =>
    outcomes.map(({ outcome, inWhom, direction, size }) => [
      `${outcomeName(outcome)} in ${inWhom}: ${lower(directions[direction].word)}${size ? `, ${size}` : ""}.`,
    ]),
};

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

function targetRow(
  name: string,
  { target, action, note, potency }: Facts["targets"][number],
): string[] {
  const { name: of, gene } = findTarget(target);
  const symbol = gene && gene !== of ? ` (${gene})` : "";
  const article = /receptor|channel|complex|transporter/i.test(of) ? "the " : "";
  const verb = actionWords[action] ?? "acts on";
  const measured = potency
    ? [
        `Its ${potency.measure} there is ${rangeText({ low: potency.value, high: potency.high })} ${potency.unit} (${lower(potency.system)}).`,
      ]
    : [];
  return [
    `${name} ${verb} ${article}${of}${symbol}${note ? ` (${lower(note.replace(/\.$/, ""))})` : ""}.`,
    ...measured,
  ];
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

/** What is computed of the sequence, code names, salts, the precursor, and what it is confused with. */
function identityRows(
  { name, names, sequence }: { name: string; names: string[]; sequence: string },
  {
    length,
    mass,
    isCyclic,
  }: { length: number | null; mass: number | null; isCyclic: boolean | null },
  { identity }: Facts,
): string[][] {
  const { codeNames, saltForms, precursor, confusedWith } = identity;
  const sentences = [
    ...(length
      ? [`${name} has ${length} residues${isCyclic ? " and a ring between side chains" : ""}.`]
      : []),
    ...(mass ? [`The average mass of ${name} is ${massText(mass)}.`] : []),
    ...(codeNames.length > 0 ? [`Code names of ${name}: ${codeNames.join(", ")}.`] : []),
    ...(names.length > 0 ? [`Other names of ${name}: ${names.join(", ")}.`] : []),
    ...chainSentences(name, sequence),
    ...(saltForms.length > 0 ? [`Salt forms of ${name}: ${saltForms.join(", ")}.`] : []),
    ...(precursor
      ? [
          `${name} is residues ${precursor.from} to ${precursor.to} of its precursor, ${lower(precursor.name)}.`,
        ]
      : []),
    ...confusedWith.map(
      (other) => `${name} is confused with ${other.name}: ${closed(lower(other.reason))}`,
    ),
  ];
  return sentences.map((sentence) => [sentence]);
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

/** "The half-life of Bivalirudin in people is 25 minutes after injection into a vein.", those that are alike in one. */
function halfLifeRows(name: string, { halfLives }: Facts): string[][] {
  if (halfLives === "not reported") return [];
  const alike = Map.groupBy(halfLives, (one) => `${one.species}: ${halfLifeText(one)}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const routes = [...new Set(same.map(({ route }) => givenBy[route]))].filter(Boolean);
    const notes = [...new Set(same.flatMap(({ note }) => asNote(note)))];
    const given = routes.length > 0 ? ` ${routes.join(" or ")}` : "";
    return [
      [
        `The half-life of ${name} in ${ofSpecies(first.species)} is ${halfLifeText(first)}${given}.`,
        ...notes,
      ],
    ];
  });
}

/** One animal of a kind is meant as all of them. */
function ofSpecies(species: string): string {
  return species.replace(/^(rat|monkey)(?=$| \()/, "$1s");
}

const givenBy: Record<(typeof ROUTES)[number], string> = {
  subcutaneous: "after injection under the skin",
  intramuscular: "after injection into a muscle",
  intravenous: "after intravenous injection",
  oral: "when swallowed",
  intranasal: "when given through the nose",
  inhaled: "when inhaled",
  intrathecal: "after injection into the spinal fluid",
  intracavernosal: "after injection into the penis",
  sublingual: "under the tongue",
  buccal: "through the cheek",
  rectal: "when given rectally",
  topical: "on the skin",
  ophthalmic: "in the eye",
  implant: "as an implant",
  intraperitoneal: "after injection into the abdomen",
  intracerebroventricular: "after injection into the brain",
  intradermal: "after injection into the skin",
  none: "",
};

/** "STEP 1 (phase 3, 2021, 1,961 participants, adults with obesity; against placebo): weight changed by …", and what it measured. */
function trialRow(trial: Facts["trials"][number]): string[] {
  const { name, phase, year, participants, population, comparator, result, state } = trial;
  const { title, about } = joinBrackets(name, [
    phase ? phaseName(phase) : "",
    year ? String(year) : "",
    participants ? `${figure(participants)} participants` : "",
  ]);
  const found = result ?? (state === "ongoing" ? "Still under way." : "No result is recorded.");
  const estimates = trial.estimates.filter((one) => !isSaidIn(result, one)).map(estimateText);
  return [
    `${title} (${about}${lower(population)}; against ${lower(comparator)}): ${closed(found)}`,
    ...(estimates.length > 0 ? [`${closed(estimates.join("; "))}`] : []),
    `What ${name} measured: ${closed(lower(trial.outcome))}`,
    `Design of ${name}: ${closed(lower(trial.design))}`,
    ...asNote(trial.note),
  ];
}

/** A name that ends in a bracket shares it with what is told about the trial, and says nothing twice. */
function joinBrackets(name: string, parts: string[]): { title: string; about: string } {
  const [, title = name, aside = ""] = /^(.+) \(([^()]+)\)$/.exec(name) ?? [];
  const isRepeated = parts.includes(aside);
  const told = parts.filter((part) => part !== "" && (isRepeated || !aside.includes(part)));
  const before = aside && !isRepeated ? `${aside}; ` : "";
  return { title, about: `${before}${told.map((part) => `${part}, `).join("")}` };
}
