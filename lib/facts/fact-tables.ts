import { conditionAddress } from "./fact-addresses";
import type { Facts } from "./fact-references";
import {
  agencyTitle,
  approvalStates,
  capitalise,
  dateText,
  directions,
  estimateText,
  figure,
  furthestFirst,
  isSaidIn,
  namedAuthority,
  phaseName,
  registryAddress,
  resultText,
} from "./fact-words";
import { identifyRows } from "./history/fact-ids";
import { pubmedAddress } from "./source-numbers";
import { IN_WHOM } from "./vocabularies";
import { conditionName, outcomeName } from "./vocabulary";

type FactIds = Map<object, string>;

/** One line of a cell; `sources` are keys. */
export interface FactLine {
  text: string;
  href?: string;
  /** Less important than the line above it. */
  isMinor?: boolean;
  /** Stands before the text, which says the same. */
  symbol?: string;
  sources?: string[];
  /** The id of the fact that it says, at the line with its sources. */
  fact?: string | undefined;
}

export interface FactTable {
  id: string;
  /** The widths of its columns: `fact-table-…` of a style sheet; by default those of its id. */
  layout?: string;
  title: string;
  /** Said below the title. */
  note?: string;
  head: string[];
  /** Cells of lines; the first cell names the row. */
  rows: FactLine[][][];
}

/** The facts that are read as tables; those without a row are left out. */
export function factTables(facts: Facts): FactTable[] {
  const ids = identifyRows(facts);
  return [
    approvalsTable(facts, ids),
    developmentTable(facts, ids),
    trialsTable(facts, ids),
    evidenceTable(facts, ids),
  ].filter(({ rows }) => rows.length > 0);
}

function approvalsTable({ approvals }: Facts, ids: FactIds): FactTable {
  return {
    id: "approvals",
    title: "Approvals",
    head: ["Authority", "Indication", "Product", "Status"],
    rows: approvals.map((approval) => [
      [{ text: capitalise(namedAuthority(approval).name ?? agencyTitle(approval.agency)) }],
      [
        { text: approval.indication, sources: [approval.source], fact: ids.get(approval) },
        ...minor(approval.population && capitalise(approval.population)),
        ...minor(capitalise(namedAuthority(approval).note)),
      ],
      [
        ...(approval.brand ? [{ text: approval.brand }] : []),
        { text: capitalise(approval.form ?? approval.routes.join(", ")), isMinor: true },
      ],
      statusLines(approval),
    ]),
  };
}

function statusLines({ state, date, ended }: Facts["approvals"][number]): FactLine[] {
  const isOver = state === "withdrawn" || state === "discontinued";
  const own = isOver ? ended : date;
  return [
    { text: capitalise(approvalStates[state]) },
    ...minor(own && dateText(own)),
    ...minor(isOver && date && `Approved ${dateText(date)}`),
  ];
}

function developmentTable({ development }: Facts, ids: FactIds): FactTable {
  return {
    id: "development",
    title: "Development by condition",
    head: ["Condition", "Phase", "Programme", "Note"],
    rows: furthestFirst(development).map((programme) => {
      const { condition, phase, state, note, source } = programme;
      const href = conditionAddress(condition);
      return [
        [
          {
            text: conditionName(condition),
            sources: [source],
            fact: ids.get(programme),
            ...(href && { href }),
          },
        ],
        [{ text: capitalise(phaseName(phase)) }],
        state === "unknown" ? [] : [{ text: capitalise(state) }],
        note ? [{ text: note }] : [],
      ];
    }),
  };
}

function trialsTable({ trials }: Facts, ids: FactIds): FactTable {
  return {
    id: "trials",
    title: "Trials in people",
    head: ["Trial", "People", "Design", "Result"],
    rows: trials.map((trial) => [
      [
        { text: trial.name },
        ...minor(
          [trial.phase && capitalise(phaseName(trial.phase)), trial.year]
            .filter(Boolean)
            .join(", "),
        ),
        ...minor(trial.state === "unknown" ? "" : capitalise(trial.state)),
        ...trial.registry.map((number) => linked(number, registryAddress(number))),
      ],
      [
        { text: trial.participants ? figure(trial.participants) : "Not stated" },
        { text: trial.population, isMinor: true },
      ],
      [{ text: trial.design }, { text: `Against: ${trial.comparator}`, isMinor: true }],
      [
        { text: resultText(trial), sources: [trial.source], fact: ids.get(trial) },
        ...minor(`Measured: ${trial.outcome}`),
        ...trial.estimates
          .filter((estimate) => !isSaidIn(trial.result, estimate))
          .map((estimate) => ({ text: estimateText(estimate), isMinor: true })),
        ...minor(trial.note),
        ...(trial.pmid ? [linked(`PMID ${trial.pmid}`, pubmedAddress(trial.pmid))] : []),
      ],
    ]),
  };
}

function evidenceTable({ outcomes }: Facts, ids: FactIds): FactTable {
  const byOutcome = Map.groupBy(outcomes, ({ outcome }) => outcome);
  return {
    id: "evidence",
    title: "Evidence by outcome",
    note: "What was found, and in whom. A result in animals or cells says little about people.",
    head: ["Outcome", ...IN_WHOM.map(capitalise)],
    rows: [...byOutcome].map(([outcome, entries]) => [
      [{ text: outcomeName(outcome) }],
      ...IN_WHOM.map((group) =>
        entries
          .filter(({ inWhom }) => inWhom === group)
          .flatMap((entry) => outcomeLines(entry, ids)),
      ),
    ]),
  };
}

function outcomeLines(outcome: Facts["outcomes"][number], ids: FactIds): FactLine[] {
  const { direction, size, source, note } = outcome;
  const { symbol, word } = directions[direction];
  return [
    { symbol, text: word, sources: [source], fact: ids.get(outcome) },
    ...minor(size && capitalise(size)),
    ...minor(note),
  ];
}

function minor(text: string | false | undefined): FactLine[] {
  return text ? [{ text, isMinor: true }] : [];
}

function linked(text: string, href: string | null): FactLine {
  return { text, isMinor: true, ...(href && { href }) };
}
