import type { Facts } from "../fact-references";
import {
  agencyName,
  agencyTitle,
  approvalStates,
  capitalise,
  dateText,
  directions,
  estimateText,
  figure,
  halfLifeText,
  NO_DIRECT_TARGET,
  phaseName,
  potencyText,
  rangeText,
  resultText,
  sportText,
} from "../fact-words";
import { conditionName, findTarget, outcomeName } from "../vocabulary";
import { listIdentity } from "./identity-statements";
import { remark, type Statement, say } from "./statement";

/** Every fact of a peptide in words, in the order of the schema. */
export function listStatements(facts: Facts): Statement[] {
  return [
    ...facts.approvals.map(stateApproval),
    ...facts.development.map(stateProgramme),
    ...listPharmacology(facts),
    ...listLabel(facts),
    ...facts.trials.map(stateTrial),
    ...facts.outcomes.map(stateOutcome),
    ...listIdentity(facts),
  ];
}

function stateApproval(row: Facts["approvals"][number]): Statement {
  return {
    part: "approvals",
    row,
    key: [row.agency, row.indication],
    more: [row.brand, row.form],
    name: `${agencyName(row.agency)}: ${row.indication}`,
    says: say({
      Status: capitalise(approvalStates[row.state]),
      Date: row.date && dateText(row.date),
      Ended: row.ended && dateText(row.ended),
      Product: row.brand,
      Form: row.form,
      Routes: row.routes.join(", "),
      Population: row.population,
      Note: row.note,
    }),
    source: row.source,
    conditions: row.conditions,
  };
}

function stateProgramme(row: Facts["development"][number]): Statement {
  return {
    part: "development",
    row,
    key: [row.condition],
    more: [row.phase],
    name: conditionName(row.condition),
    says: say({ Phase: capitalise(phaseName(row.phase)), State: row.state, Note: row.note }),
    source: row.source,
    conditions: [row.condition],
  };
}

function listPharmacology(facts: Facts): Statement[] {
  const { targets, noDirectTarget, administrations, halfLives, bioavailabilities } = facts;
  return [
    ...targets.map((row) => ({
      part: "targets" as const,
      row,
      key: [row.target],
      name: findTarget(row.target).name,
      says: say({ Action: row.action, Potency: potencyText(row), Note: row.note }),
      source: row.source,
    })),
    ...remark("noDirectTarget", NO_DIRECT_TARGET, noDirectTarget),
    ...administrations.map((row) => ({
      part: "administrations" as const,
      row,
      key: [row.route, row.setting],
      more: [row.form],
      name: `${capitalise(row.route)}, ${row.setting}`,
      says: say({ Form: row.form, Schedule: row.schedule, Note: row.note }, "Recorded"),
      source: row.source,
    })),
    ...(halfLives === "not reported"
      ? [
          {
            part: "halfLives" as const,
            key: [],
            name: "In the literature",
            says: say({ "Half-life": "Not reported" }),
          },
        ]
      : halfLives.map((row) => ({
          ...measured(row),
          part: "halfLives" as const,
          says: say({ "Half-life": halfLifeText(row), Note: row.note }),
        }))),
    ...bioavailabilities.map((row) => ({
      ...measured(row),
      part: "bioavailabilities" as const,
      says: say({ Bioavailability: `${rangeText(row)} %`, Note: row.note }),
    })),
  ];
}

function measured(row: { route: string; species: string; source: string }) {
  const name = `${capitalise(row.route)}, ${row.species}`;
  return { row, key: [row.route, row.species], more: [row.source], name, source: row.source };
}

function listLabel({ sport, boxedWarnings, safety }: Facts): Statement[] {
  return [
    ...(sport
      ? [
          {
            part: "sport" as const,
            row: sport,
            key: [],
            name: "Prohibited List",
            says: say({ Status: sportText(sport), Year: sport.year, Note: sport.note }),
            source: sport.source,
          },
        ]
      : []),
    ...boxedWarnings.map((row) => ({
      part: "boxedWarnings" as const,
      row,
      key: [row.agency],
      more: [row.subject],
      name: agencyTitle(row.agency),
      says: say({ Subject: row.subject === "none" ? "None on the label" : row.subject }),
      source: row.source,
    })),
    ...Object.entries(safety).flatMap(([kind, row]) =>
      remark("safety", capitalise(kind), row, [kind]),
    ),
  ];
}

function stateTrial(row: Facts["trials"][number]): Statement {
  return {
    part: "trials",
    row,
    key: [row.name],
    name: row.name,
    says: say({
      Phase: row.phase && capitalise(phaseName(row.phase)),
      State: row.state,
      Year: row.year,
      Participants: row.participants && figure(row.participants),
      Population: row.population,
      Design: row.design,
      Comparator: row.comparator,
      Measured: row.outcome,
      Result: resultText(row),
      Estimates: row.estimates.map(estimateText).join("; "),
      Registry: row.registry.join(", "),
      PMID: row.pmid,
      Note: row.note,
    }),
    source: row.source,
    conditions: row.conditions,
  };
}

function stateOutcome(row: Facts["outcomes"][number]): Statement {
  return {
    part: "outcomes",
    row,
    key: [row.outcome, row.inWhom],
    more: [row.source, ...row.conditions],
    name: `${outcomeName(row.outcome)}, in ${row.inWhom}`,
    says: say({ Finding: directions[row.direction].word, Size: row.size, Note: row.note }),
    source: row.source,
    conditions: row.conditions,
  };
}
