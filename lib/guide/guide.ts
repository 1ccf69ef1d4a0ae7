import "server-only";
import { createHash } from "node:crypto";
import { cached } from "@/lib/cache";
import { parseSequence } from "@/lib/chemistry/sequence";
import { listCategories } from "@/lib/content/categories/category-queries";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import { getDocument } from "@/lib/content/documents/document-queries";
import { listAllPeptides } from "@/lib/content/peptides/all-peptides";
import { evidenceLabels } from "@/lib/content/peptides/evidence";
import { toPeptideCard } from "@/lib/content/peptides/peptide-card";
import { byName } from "@/lib/content/peptides/peptide-order";
import type { PeptideCard } from "@/lib/content/peptides/peptide-schema";
import { env } from "@/lib/env";
import { paperColor } from "@/lib/ribbon/paper-colors";
import { drawSkyline, SKYLINE_WIDTH } from "@/lib/ribbon/skyline";
import { type Column, type GuideDocument, openDocument } from "./guide-document";
import {
  aboutTiers,
  evidenceTiers,
  GUIDE_TITLE,
  howToReadAnEntry,
  questionsToAPaper,
  whatPeptidesAre,
} from "./guide-text";

/** The guide at /guide.pdf, generated from the library: its bytes in base64 and a hash as its version. */
export const getGuide = cached("guide", ["peptides", "categories", "documents"], async () => {
  const pdf = await makeGuide();
  return {
    base64: pdf.toString("base64"),
    version: createHash("sha256").update(pdf).digest("hex").slice(0, 12),
  };
});

async function makeGuide(): Promise<Buffer> {
  const [all, categories, { disclaimer }] = await Promise.all([
    listAllPeptides(),
    listCategories(),
    getDocument("about-content"),
  ]);
  const peptides = all.map(toPeptideCard);
  const date = new Date(Math.max(0, ...all.map(({ updatedAt }) => Date.parse(updatedAt))));
  const guide = await openDocument({
    title: GUIDE_TITLE,
    author: env.SITE_NAME,
    subject: "What peptides are, how to read an entry, and the peptides of the library",
    date,
    foot: `${env.SITE_NAME} · ${GUIDE_TITLE} · For education only, not medical advice`,
  });
  guide.heading(1, GUIDE_TITLE);
  guide.paragraph(
    `${env.SITE_NAME} · ${peptides.length} peptides · as of ${dateFormat.format(date)}`,
    { color: "soft" },
  );
  guide.heading(2, "What peptides are");
  for (const text of whatPeptidesAre) guide.paragraph(text);
  guide.heading(2, "How to read an entry");
  drawExample(guide, peptides);
  guide.terms(howToReadAnEntry);
  guide.heading(2, "Tiers of evidence");
  guide.paragraph(aboutTiers);
  guide.terms(
    evidenceTiers.map(({ tier, name, meaning }) => {
      const count = peptides.filter(({ evidenceTier }) => evidenceTier === tier).length;
      return [`${name} (${count} in the library)`, meaning];
    }),
  );
  guide.heading(2, "Questions to ask of a paper");
  guide.terms(questionsToAPaper);
  guide.heading(2, "The peptides by category");
  guide.paragraph(
    "A peptide of several categories stands under its first. Residues are those of the sequence; no figure is given for mixtures and where none is recorded.",
  );
  for (const { id, name } of [...categories].sort(generalLast)) {
    const members = peptides.filter(({ categoryIds }) => (categoryIds[0] ?? 0) === id);
    if (members.length === 0) continue;
    guide.heading(3, id === GENERAL_CATEGORY_ID ? "Other peptides" : name);
    guide.table(columnsOf(guide), members.sort(byName).map(toRow));
  }
  guide.heading(2, "Disclaimer");
  for (const text of disclaimer.split(/\n\s*\n/)) guide.paragraph(text.trim());
  guide.paragraph(`Every entry with its sources: ${env.SITE_URL}`, {
    link: env.SITE_URL,
    color: "accent",
  });
  return guide.close();
}

const EXAMPLE_ID = 81;

/** The skyline of BPC-157, or else of the first peptide with a sequence, and its explanation. */
function drawExample(guide: GuideDocument, peptides: PeptideCard[]) {
  const drawn = peptides.filter(({ sequence }) => sequence);
  const example = drawn.find(({ id }) => id === EXAMPLE_ID) ?? drawn[0];
  if (!example?.sequence) return;
  const sequence = parseSequence(example.sequence);
  const scale = guide.width / SKYLINE_WIDTH / 1.5;
  guide.figure(`The skyline of ${example.name}`, 48 * scale, (doc) => {
    doc.scale(scale);
    for (const { d, stroke, width, opacity, scaleX = 1 } of drawSkyline(sequence)) {
      doc
        .save()
        .scale(scaleX, 1)
        .path(d)
        .lineWidth(width)
        .strokeOpacity(opacity ?? 1)
        .strokeColor(paperColor(stroke))
        .stroke()
        .restore();
    }
  });
  guide.paragraph(
    `The skyline of ${example.name}: one bar for each of its ${sequence.residues.length} residues, from the N-terminus. Bars above the line are hydrophobic, bars below hydrophilic (scale of Kyte and Doolittle); colour is the class of the side chain.`,
    { size: 9.5, color: "soft" },
  );
}

function columnsOf({ width }: GuideDocument): Column[] {
  const fixed: Column[] = [
    { title: "Peptide", width: 116 },
    { title: "Class", width: 0 },
    { title: "Residues", width: 46, align: "right" },
    { title: "g/mol", width: 60, align: "right" },
    { title: "Evidence", width: 92 },
  ];
  const rest = width - fixed.reduce((sum, column) => sum + column.width, 0);
  return fixed.map((column) => (column.width === 0 ? { ...column, width: rest } : column));
}

function toRow({ id, name, peptideType, sequence, averageMass, evidenceTier }: PeptideCard) {
  return [
    { text: name, link: `${env.SITE_URL}/peptides/${id}` },
    peptideType,
    sequence ? String(parseSequence(sequence).residues.length) : "–",
    averageMass ? averageMass.toFixed(2) : "–",
    evidenceTier ? evidenceLabels[evidenceTier].name : "Not assessed",
  ];
}

const generalLast = (a: { id: number }, b: { id: number }) =>
  Number(a.id === GENERAL_CATEGORY_ID) - Number(b.id === GENERAL_CATEGORY_ID) || a.id - b.id;

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
