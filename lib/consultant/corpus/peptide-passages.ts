import { parseSequence } from "@/lib/chemistry/sequence";
import { type EvidenceTier, evidenceLabels } from "@/lib/content/peptides/evidence";
import { withoutInWhom } from "@/lib/content/peptides/in-whom";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Article } from "@/lib/content/research/article-schema";
import { parseList } from "@/lib/html/lists";
import { splitSentences } from "../text/sentences";
import { bibliographicSentence } from "./article-passages";
import { makePassage, type Passage, type Section } from "./passage";
import { readParagraphs } from "./read-paragraphs";

/** What the page of a peptide says, section by section; sections without a text are left out. */
export function toPeptidePassages(peptide: Peptide, articles: Article[]): Passage[] {
  const { id, name } = peptide;
  const names = [name, ...peptide.synonyms, ...peptide.brandNames];
  const make = (section: Section, title: string, fragment: string, text: string[][]) =>
    makePassage({
      id: `peptide-${id}-${section}`,
      section,
      peptideId: id,
      title: `${name}: ${title}`,
      href: `/peptides/${id}#${fragment}`,
      paragraphs: text,
      isList: ["uses", "benefits", "papers"].includes(section),
      names,
    });
  const list = (items: string[]) => (items.length > 0 ? [items] : []);
  return [
    make("overview", "Overview", "overview", readParagraphs(peptide.description)),
    make("uses", "Common uses", "summary", list(readUses(peptide))),
    make("mechanism", "Mechanism", "mechanism", readParagraphs(peptide.mechanismOfAction)),
    make("benefits", "Benefits", "benefits", list(parseList(peptide.benefits))),
    make("sideEffects", "Side effects", "side-effects", readParagraphs(peptide.sideEffects)),
    make("dosage", "How it was given", "dosage", readParagraphs(peptide.dosage)),
    make("warnings", "Warnings", "warnings", readParagraphs(peptide.warnings)),
    make("research", "Research", "research", readParagraphs(peptide.research)),
    make("papers", "Scientific papers", "research", list(articles.map(bibliographicSentence))),
    make("evidence", "Evidence", "facts", list(evidenceSentences(peptide))),
    make("status", "Regulatory status", "facts", list(statusSentences(peptide))),
    make("sport", "In sport", "facts", list(sportSentences(peptide))),
    make("identity", "Technical details", "facts", list(identitySentences(peptide))),
  ].filter(({ paragraphs }) => paragraphs.length > 0);
}

/** The short description of a page, after the peptide's name; null where there is none. */
export function toSummary(peptide: Peptide): Passage | null {
  const { id, name, shortDescription } = peptide;
  const [first, ...others] = shortDescription ? splitSentences(shortDescription) : [];
  if (!first) return null;
  return makePassage({
    id: `peptide-${id}-summary`,
    section: "overview",
    peptideId: id,
    title: `${name}: Short description`,
    href: `/peptides/${id}`,
    paragraphs: [[`${name}: ${first}`, ...others]],
    names: [name, ...peptide.synonyms, ...peptide.brandNames],
  });
}

export function evidenceName(tier: EvidenceTier): string {
  return evidenceLabels[tier].name.toLowerCase();
}

/** Uses and conditions are one list to a reader's question; what stands in both stands once. */
function readUses({ commonUses, conditions }: Peptide): string[] {
  const uses = new Set(parseList(commonUses));
  const others = conditions.filter((condition) => !uses.has(withoutInWhom(condition)));
  return [...new Set([...uses, ...others])];
}

function evidenceSentences({ evidenceTier, evidenceReason }: Peptide): string[] {
  if (!evidenceTier) return [];
  const reason = evidenceReason ?? evidenceLabels[evidenceTier].meaning;
  return [`Evidence tier: ${evidenceName(evidenceTier)}.`, ...splitSentences(reason)];
}

function statusSentences({ name, regulatoryStatus }: Peptide): string[] {
  return regulatoryStatus ? [closed(`Regulatory status of ${name}: ${regulatoryStatus}`)] : [];
}

function sportSentences({ name, wadaProhibited, wadaNote }: Peptide): string[] {
  if (!wadaProhibited) return [];
  return [`${name} is prohibited by WADA${wadaNote ? ` (${wadaNote})` : ""}.`];
}

function identitySentences(peptide: Peptide): string[] {
  const { name, synonyms, brandNames } = peptide;
  const facts: [label: string, value: string | number | null][] = [
    [`Type of ${name}`, peptide.peptideType],
    ["Also known as", synonyms.join(", ")],
    ["Brand names", brandNames.join(", ")],
    ["Molecular formula", peptide.molecularFormula],
    ["Molecular weight", peptide.molecularWeight],
    ["Sequence", peptide.sequence],
    [
      "Residues",
      peptide.sequence ? (parseSequence(peptide.sequence)?.residues.length ?? null) : null,
    ],
    ["CAS number", peptide.cas],
    ["PubChem CID", peptide.pubchemCid],
  ];
  return [
    ...facts.filter(([, value]) => value).map(([label, value]) => closed(`${label}: ${value}`)),
    ...splitSentences(peptide.massNote ?? ""),
    ...splitSentences(peptide.notes ?? ""),
  ];
}

/** As a sentence, whether or not who typed it closed it. */
function closed(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
