import { isoelectricText } from "@/lib/chemistry/isoelectric-text";
import { parseSequence } from "@/lib/chemistry/sequence";
import { netChargeAt } from "@/lib/chemistry/sequence-charge";
import { evidenceTitle } from "@/lib/content/peptides/evidence";
import type { CollectedPeptide } from "@/lib/content/peptides/peptide-schema";
import { ORIGIN_NAMES } from "@/lib/facts/vocabularies";
import { termAnchor } from "@/lib/glossary/term-address";
import { termLabels } from "@/lib/glossary/term-labels";
import { ofPeptide } from "../collections/collected-sources";
import { collectConditions, type Standing } from "../collections/conditions";
import { conditionAddress } from "../fact-addresses";
import type { FactLine, FactTable } from "../fact-tables";
import { glanceRows } from "../glance";
import { massText, signed } from "../number-text";

type Row = { term: string; lines: FactLine[] };

const MISSING: FactLine = { text: "Not recorded", isMinor: true };

/** The facts of several peptides side by side: those that differ, then those that are the same. */
export function comparisonTables(peptides: CollectedPeptide[]): FactTable[] {
  const rowsOf = peptides.map((peptide) => listRows(peptide));
  const terms = [...new Set(rowsOf.flatMap((rows) => rows.map(({ term }) => term)))];
  const rows = terms.flatMap((term) => {
    const cells = rowsOf.map((own) => own.find((row) => row.term === term)?.lines ?? []);
    if (cells.every((lines) => lines.length === 0)) return [];
    const isSame = new Set(cells.map((lines) => lines.map(({ text }) => text).join("\n"))).size < 2;
    return { term, isSame, cells: cells.map((lines) => (lines.length > 0 ? lines : [MISSING])) };
  });
  const head = ["Fact", ...peptides.map(({ name }) => name)];
  return [
    { id: "different", title: "What differs", isSame: false },
    { id: "same", title: "What is the same", isSame: true },
  ].flatMap(({ id, title, isSame }) => {
    const found = rows.filter((row) => row.isSame === isSame);
    if (found.length === 0) return [];
    const table = found
      .toSorted((a, b) => ORDER.indexOf(a.term) - ORDER.indexOf(b.term))
      .map(({ term, cells }) => [[termLine(term)], ...cells]);
    return { id, layout: "compare", title, head, rows: table };
  });
}

function termLine(term: string): FactLine {
  const key = termLabels[term];
  return { text: term, ...(key && { href: termAnchor(key) }) };
}

const ORDER = [
  "Evidence",
  "Status",
  "Development",
  "Approved for",
  "Studied in people for",
  "Targets",
  "Routes",
  "Half-life",
  "In sport",
  "Boxed warning (US)",
  "Precursor",
  "Type",
  "Residues",
  "Average mass",
  "Net charge at pH 7.4",
  "Isoelectric point",
];

function listRows(peptide: CollectedPeptide): Row[] {
  const { facts } = peptide;
  const { origin, precursor } = facts?.identity ?? {};
  const rows: Row[] = [
    {
      term: "Evidence",
      lines: peptide.evidenceTier ? [{ text: evidenceTitle(peptide.evidenceTier, facts) }] : [],
    },
    ...(facts ? glanceRows(facts) : []),
    { term: "Approved for", lines: conditionLines(peptide, "approved") },
    { term: "Studied in people for", lines: conditionLines(peptide, "people") },
    {
      term: "Origin",
      lines: origin
        ? [{ text: `${ORIGIN_NAMES[origin.kind]}: ${origin.text}`, sources: [origin.source] }]
        : [],
    },
    {
      term: "Precursor",
      lines: precursor
        ? [
            {
              text: `${precursor.name}, residues ${precursor.from} to ${precursor.to}`,
              sources: [precursor.source],
            },
          ]
        : [],
    },
    { term: "Type", lines: peptide.peptideType ? [{ text: peptide.peptideType }] : [] },
    ...chemistryRows(peptide),
  ];
  return rows.map(({ term, lines }) => ({ term, lines: ofPeptide(peptide, lines) }));
}

function conditionLines(peptide: CollectedPeptide, wanted: Standing): FactLine[] {
  return collectConditions([peptide]).flatMap(({ key, name, entries: [entry] }) => {
    const href = conditionAddress(key);
    return href && entry?.standing === wanted ? [{ text: name, href }] : [];
  });
}

function chemistryRows({ sequence, averageMass }: CollectedPeptide): Row[] {
  const parsed = sequence ? parseSequence(sequence) : null;
  const charge = parsed && netChargeAt(parsed, 7.4);
  const point = parsed && isoelectricText(parsed, " (calculated)");
  const line = (text: string | null | undefined | false) => (text ? [{ text }] : []);
  return [
    { term: "Residues", lines: line(parsed && String(parsed.residues.length)) },
    {
      term: "Average mass",
      lines: line(averageMass !== null && massText(averageMass)),
    },
    {
      term: "Net charge at pH 7.4",
      lines: line(typeof charge === "number" && signed(charge)),
    },
    {
      term: "Isoelectric point",
      lines: line(point),
    },
  ];
}
