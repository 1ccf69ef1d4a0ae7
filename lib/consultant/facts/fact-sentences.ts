import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Facts } from "@/lib/facts/fact-references";
import { directions, phaseName, rangeText, sportText } from "@/lib/facts/fact-words";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { conditionName, findTarget, outcomeName } from "@/lib/facts/vocabulary";
import { makePassage, type Passage } from "../corpus/passage";
import { approvalRow } from "./approval-sentences";
import { identityRows } from "./identity-sentences";
import { asNote, closed, lowerFirst as lower } from "./note-text";
import { bioavailabilityRows, halfLifeRows, routeRows } from "./pharmacology-sentences";
import { trialRow } from "./trial-sentences";

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
      `${name} ${phase === "preclinical" ? "is recorded as preclinical" : `reached ${phaseName(phase)}`} for ${lower(conditionName(condition))}${state === "unknown" ? "" : ` (${state})`}.`,
      ...asNote(note),
    ]),
  targets: (name, { targets, noDirectTarget }) => [
    ...targets.map((target) => targetRow(name, target)),
    ...(noDirectTarget
      ? [[`${name} has no established target: ${closed(noDirectTarget.text)}`]]
      : []),
  ],
  routes: routeRows,
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
  bioavailability: bioavailabilityRows,
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
