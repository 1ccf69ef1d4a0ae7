import type { EvidenceTier } from "@/lib/content/peptides/evidence";
import { isDiagnostic } from "../approval-standing";
import type { Facts } from "../fact-references";
import type { AGENCIES, APPROVAL_STATES, IN_WHOM, ROUTES, SPORT_STATUSES } from "../vocabularies";

/** The phases that a reader tells apart; combined ones count as the later of the two. */
export const PHASE_STEPS = ["preclinical", "1", "2", "3", "approved"] as const;
export type PhaseStep = (typeof PHASE_STEPS)[number];
type InWhom = (typeof IN_WHOM)[number];

interface ApprovalRecord {
  agency: keyof typeof AGENCIES;
  state: (typeof APPROVAL_STATES)[number];
  conditions: string[];
  routes: (typeof ROUTES)[number][];
  /** Approved as a test, not as a treatment; absent if not. */
  isDiagnostic?: true;
}

/** How far a peptide came for one condition, and in whom it was studied for it. */
export interface StudyRecord {
  phase: PhaseStep | null;
  inWhom: InWhom[];
}

/** What the filters of the database compare, of one peptide: plain data, sent to the browser too. */
export interface FactRecord {
  id: number;
  tier: EvidenceTier | null;
  /** Average mass in g/mol. */
  mass: number | null;
  /** Number of residues; null without a sequence. */
  length: number | null;
  /** Cyclic where side chains close a ring; null without a sequence. */
  isCyclic: boolean | null;
  approvals: ApprovalRecord[];
  targets: string[];
  /** Routes in people, on a label or in a study, and of cosmetics. */
  routes: (typeof ROUTES)[number][];
  sport: (typeof SPORT_STATUSES)[number] | null;
  /** Over all conditions, those without a name included. */
  overall: StudyRecord;
  /** By key of the condition. */
  conditions: Record<string, StudyRecord>;
}

export interface RecordSource {
  id: number;
  evidenceTier: EvidenceTier | null;
  averageMass: number | null;
  /** The parsed sequence, as far as the filters need it. */
  chain: { length: number; isCyclic: boolean } | null;
  facts: Facts | null;
}

/** A peptide's facts as the filters compare them. */
export function toFactRecord({
  id,
  evidenceTier,
  averageMass,
  chain,
  facts,
}: RecordSource): FactRecord {
  const approvals = (facts?.approvals ?? []).map((approval) => ({
    agency: approval.agency,
    state: approval.state,
    conditions: approval.conditions,
    routes: approval.routes,
    ...(isDiagnostic(approval) && { isDiagnostic: true as const }),
  }));
  const studies = facts ? listStudies(facts) : [];
  const conditions = Map.groupBy(
    studies.flatMap((study) => study.conditions.map((condition) => ({ condition, study }))),
    ({ condition }) => condition,
  );
  return {
    id,
    tier: evidenceTier,
    mass: averageMass,
    length: chain?.length ?? null,
    isCyclic: chain?.isCyclic ?? null,
    approvals,
    targets: unique(facts?.targets.map(({ target }) => target) ?? []),
    routes: facts ? listRoutes(facts) : [],
    sport: facts?.sport?.status ?? null,
    overall: summarise(studies),
    conditions: Object.fromEntries(
      [...conditions].map(([condition, found]) => [
        condition,
        summarise(found.map(({ study }) => study)),
      ]),
    ),
  };
}

interface Study {
  conditions: string[];
  phase: PhaseStep | null;
  inWhom: InWhom | null;
}

/** Everything that says how far a peptide came, in whom and for what. */
function listStudies(facts: Facts): Study[] {
  const { approvals, development, trials, outcomes, administrations } = facts;
  return [
    ...approvals.map(({ state, conditions }) => ({
      conditions,
      phase: WAS_APPROVED.has(state) ? ("approved" as const) : null,
      inWhom: "people" as const,
    })),
    ...development.map(({ condition, phase }) => ({
      conditions: [condition],
      phase: stepOf(phase),
      inWhom: phase === "preclinical" ? null : ("people" as const),
    })),
    ...trials.map(({ conditions, phase }) => ({
      conditions,
      phase: phase ? stepOf(phase) : null,
      inWhom: "people" as const,
    })),
    ...outcomes.map(({ conditions, inWhom }) => ({ conditions, phase: null, inWhom })),
    ...administrations.map(({ setting }) => ({
      conditions: [],
      phase: null,
      inWhom: studiedIn[setting],
    })),
  ];
}

const WAS_APPROVED = new Set<ApprovalRecord["state"]>(["current", "discontinued", "withdrawn"]);

/** That a cosmetic contains a peptide does not mean that it was studied. */
const studiedIn = {
  labelled: "people",
  people: "people",
  cosmetic: null,
  animals: "animals",
  cells: "cells",
} as const;

const steps = {
  preclinical: "preclinical",
  "1": "1",
  "1/2": "2",
  "2": "2",
  "2/3": "3",
  "3": "3",
  "4": "approved",
  approved: "approved",
} as const;

export function stepOf(phase: keyof typeof steps): PhaseStep {
  return steps[phase];
}

function summarise(studies: Study[]): StudyRecord {
  const reached = studies.flatMap(({ phase }) => phase ?? []);
  return {
    phase: PHASE_STEPS.findLast((step) => reached.includes(step)) ?? null,
    inWhom: unique(studies.flatMap(({ inWhom }) => inWhom ?? [])),
  };
}

function listRoutes({ administrations, approvals }: Facts): FactRecord["routes"] {
  const given = administrations
    .filter(({ setting }) => setting === "cosmetic" || studiedIn[setting] === "people")
    .map(({ route }) => route);
  const labelled = approvals
    .filter(({ state }) => WAS_APPROVED.has(state))
    .flatMap(({ routes }) => routes);
  return unique([...given, ...labelled]).filter((route) => route !== "none");
}

function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)];
}
