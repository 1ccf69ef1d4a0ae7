import { peptideIdsOf } from "@/lib/content/linked-peptides";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { listIdentified } from "@/lib/facts/history/fact-ids";
import { factReference } from "@/lib/facts/history/fact-reference";
import { toText } from "@/lib/html/sanitise";
import { perItem } from "@/lib/per-item";
import { toCsv } from "@/lib/tables/csv";
import type { Dataset } from "./dataset-schema";
import { estimateColumns, factColumns } from "./fact-columns";

type Cell = string | number | boolean | null | undefined;
type Row = Record<string, Cell>;

export interface DatasetTable {
  /** Of its file, without ".csv". */
  name: string;
  about: string;
  rows: number;
  csv: string;
}

/** The library as tables. Several values of a cell stand between bars; what is unknown is empty. */
export function toTables(dataset: Dataset): DatasetTable[] {
  const { peptides, papers } = dataset;
  const rowsOfFacts = peptides.flatMap(listRowsOfFacts);
  return [
    table("peptides", "a row for each peptide: names, identity, standing", peptides.map(toPeptide)),
    table("facts", "every fact in words, with its id and source", dataset.facts.map(toFact)),
    ...Object.entries(factColumns).map(([part, columns]) =>
      table(
        fileName(part),
        `${fileName(part).replaceAll("-", " ")}, field by field`,
        rowsOfFacts
          .filter((fact) => fact.part === part)
          .map(({ ids, row, source }) => ({ ...ids, ...pick(row, columns), ...source })),
        ["fact", "peptide", ...columns, "source", "checked"],
      ),
    ),
    table(
      "estimates",
      "figures of trials with their intervals",
      rowsOfFacts.flatMap(({ part, ids, row }) =>
        part === "trials" && Array.isArray(row.estimates)
          ? row.estimates.map((estimate) => ({ ...ids, ...pick(estimate, estimateColumns) }))
          : [],
      ),
      ["fact", "peptide", ...estimateColumns],
    ),
    table(
      "sources",
      "the sources of the facts, and when they were read",
      peptides.flatMap(toSources),
    ),
    table("papers", "the papers of the library", papers.map(toPaper)),
    table(
      "paper-peptides",
      "which paper is about which peptide",
      papers.flatMap((paper) =>
        peptideIdsOf(paper).map((peptide) => ({ paper: paper.id, peptide })),
      ),
      ["paper", "peptide"],
    ),
    table("terms", "conditions, targets and outcomes with their synonyms", listTerms(dataset)),
    table(
      "changes",
      "which facts were added, changed or removed",
      dataset.changes.flatMap(({ words, peptideId, fact, title, action, createdAt }) =>
        words.map((word) => ({
          time: createdAt,
          fact: factReference(peptideId, fact),
          peptide: peptideId,
          title,
          action,
          ...word,
        })),
      ),
      ["time", "fact", "peptide", "title", "action", "label", "before", "after"],
    ),
  ];
}

function table(
  name: string,
  about: string,
  rows: Row[],
  columns = Object.keys(rows[0] ?? {}),
): DatasetTable {
  return { name, about, rows: rows.length, csv: toCsv(rows, columns) };
}

const toPeptide = perItem(
  (peptide: Peptide): Row => ({
    id: peptide.id,
    name: peptide.name,
    synonyms: bars(peptide.synonyms),
    brandNames: bars(peptide.brandNames),
    categories: peptide.categoryIds.replaceAll(",", "|"),
    type: peptide.peptideType,
    sequence: peptide.sequence,
    molecularFormula: peptide.molecularFormula,
    averageMass: peptide.averageMass,
    massNote: peptide.massNote,
    cas: peptide.cas,
    pubchemCid: peptide.pubchemCid,
    regulatoryStatus: peptide.regulatoryStatus,
    wadaProhibited: peptide.wadaProhibited,
    wadaNote: peptide.wadaNote,
    evidenceTier: peptide.evidenceTier,
    evidenceReason: peptide.evidenceReason,
    summary: toText(peptide.shortDescription),
    createdAt: peptide.createdAt,
    updatedAt: peptide.updatedAt,
  }),
);

function toFact({ id, peptideId, kind, name, says, conditions, source }: Dataset["facts"][number]) {
  return {
    id,
    peptide: peptideId,
    kind,
    name,
    says: Object.entries(says)
      .map(([label, text]) => `${label}: ${text}`)
      .join("; "),
    conditions: bars(conditions),
    sourceTitle: source?.title,
    sourcePublisher: source?.publisher,
    sourceUrl: source?.url,
    sourcePmid: source?.pmid,
    sourceYear: source?.year,
    checked: source?.checked,
  };
}

const listRowsOfFacts = perItem(({ id: peptide, facts }: Peptide) =>
  (facts ? listIdentified(facts) : []).map(({ part, id, row = {}, source: key = "" }) => ({
    part,
    row: row as Record<string, unknown>,
    ids: { fact: factReference(peptide, id), peptide },
    source: { source: key, checked: facts?.sources[key]?.checked },
  })),
);

function toSources({ id: peptide, facts }: Peptide): Row[] {
  return Object.entries(facts?.sources ?? {}).map(
    ([key, { title, publisher, url, pmid, year, checked }]) => ({
      peptide,
      source: key,
      title,
      publisher,
      url,
      pmid,
      year,
      checked,
    }),
  );
}

const toPaper = perItem((paper: Dataset["papers"][number]): Row => {
  const { id, title, authors, journal, publisher, year, date, pmid, doi, url, abstract } = paper;
  return {
    id,
    title,
    authors,
    journal,
    publisher,
    year,
    date,
    pmid,
    doi,
    url,
    summary: toText(abstract),
    createdAt: paper.createdAt,
    updatedAt: paper.updatedAt,
  };
});

function listTerms({ conditions, targets, outcomes }: Dataset): Row[] {
  return Object.entries({ condition: conditions, target: targets, outcome: outcomes }).flatMap(
    ([kind, terms]) =>
      Object.entries(terms).map(([key, term]) => ({
        kind,
        key,
        name: term.name,
        synonyms: bars(term.synonyms),
        ...pick(term, ["gene", "uniprot"]),
      })),
  );
}

/** The values of a row by column; a dot leads into a value. */
function pick(row: Record<string, unknown>, columns: string[]): Row {
  return Object.fromEntries(
    columns.map((column) => {
      const value = column
        .split(".")
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], row);
      return [column, Array.isArray(value) ? bars(value) : (value as Cell)];
    }),
  );
}

function bars(values: unknown[]): string {
  return values.join("|");
}

/** "halfLives" is "half-lives". */
function fileName(part: string): string {
  return part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
