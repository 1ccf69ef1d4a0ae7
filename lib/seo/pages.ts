import type { CollectedCondition } from "@/lib/facts/collections/conditions";
import type { CollectedTarget } from "@/lib/facts/collections/targets";
import { compareAddress } from "@/lib/facts/compare/compare-address";
import type { GlossaryTerm } from "@/lib/glossary/glossary-schema";
import { termAddress } from "@/lib/glossary/term-address";

/** Titles and descriptions of the pages that are not about a single item. */
export interface PageText {
  /** The canonical path. */
  path: string;
  title: string;
  description: string;
}

export const pages = {
  peptides: {
    path: "/peptides",
    title: "Peptides",
    description: "All peptides in the library, with sequence, mass and strength of evidence.",
  },
  database: {
    path: "/database",
    title: "Peptide Database",
    description:
      "Search the library's peptides by name, use, mechanism or any word in their entries.",
  },
  conditions: {
    path: "/conditions",
    title: "Conditions",
    description:
      "Conditions that peptides are approved for or were studied in, with approvals, trials and outcomes, each with its source.",
  },
  targets: {
    path: "/targets",
    title: "Targets",
    description:
      "Receptors, enzymes and other targets that peptides act on, with gene, UniProt entry, action and potency.",
  },
  approvals: {
    path: "/approvals",
    title: "Approvals",
    description:
      "When authorities approved peptides as medicines, and which approvals were withdrawn or discontinued since.",
  },
  undatedApprovals: {
    path: "/approvals/undated",
    title: "Approvals without a recorded year",
    description:
      "Approvals of peptides as medicines whose year no source that was read gives, by peptide and authority.",
  },
  sport: {
    path: "/sport",
    title: "Peptides in sport",
    description:
      "Which peptides the Prohibited List of the World Anti-Doping Agency names or covers, class by class.",
  },
  compare: {
    path: "/compare",
    title: "Compare peptides",
    description:
      "Two to four peptides side by side: status, targets, half-life, trials and sequences, each fact with its source.",
  },
  tools: {
    path: "/tools",
    title: "Tools",
    description:
      "A peptide calculator, a check of observed masses against a sequence, and comparisons of peptides.",
  },
  calculator: {
    path: "/tools/peptide-calculator",
    title: "Peptide calculator",
    description:
      "Mass, ions, isotope pattern, charge over pH, hydropathy, extinction, indices, digestion and notations of any peptide sequence.",
  },
  identityCheck: {
    path: "/tools/identity-check",
    title: "Check an observed mass",
    description:
      "Which charge state, adduct or change of a peptide explains the masses of a certificate. Computed in your browser; nothing is sent.",
  },
  explore: {
    path: "/explore",
    title: "Explore the library",
    description:
      "All peptides in one picture: mass, charge, hydropathy and length, by class, origin and strength of evidence, with filters and a table.",
  },
  family: {
    path: "/explore/family",
    title: "Family tree of sequences",
    description:
      "Which peptides of the library resemble each other in sequence: a tree from pairwise alignments, and the same as a list.",
  },
  glossary: {
    path: "/glossary",
    title: "Glossary",
    description:
      "Words of peptide science, trials, medicines law and anti-doping, explained in two plain sentences each.",
  },
  data: {
    path: "/data",
    title: "Data",
    description:
      "The whole library as JSON, CSV, FASTA and SDF under CC BY 4.0, with schema, version, sources and a changelog of facts.",
  },
  consultant: {
    path: "/consultant",
    title: "AI Peptide Consultant",
    description: "Ask about the peptides in this library in plain words.",
  },
  research: {
    path: "/research",
    title: "Research & Resources",
    description:
      "Published papers and educational videos on the peptides in this library, searchable by keyword and peptide.",
  },
  about: {
    path: "/about",
    title: "About Us",
    description: "What this library is for, who maintains it, and how its entries are checked.",
  },
  contact: {
    path: "/contact",
    title: "Contact Us",
    description: "Send a message, or reach the team by email, telephone, WhatsApp or Telegram.",
  },
} satisfies Record<string, PageText>;

/** The pages that lead through the library by something other than a name, as the footer lists them. */
export const collections: PageText[] = [
  pages.conditions,
  pages.targets,
  pages.approvals,
  pages.sport,
  pages.compare,
  pages.glossary,
  pages.data,
];

export function conditionPage({ key, name, entries }: CollectedCondition): PageText {
  return {
    path: `/conditions/${key}`,
    title: name,
    description: `${name}: ${countPeptides(entries)} of the library, with approvals, trials and outcomes in people, animals and cells, each with its source.`,
  };
}

export function targetPage({ symbol, term, entries }: CollectedTarget): PageText {
  const ids = new Set(entries.map(({ peptide }) => peptide.id));
  return {
    path: `/targets/${symbol}`,
    title: term.name,
    description: `${term.name}: ${countPeptides([...ids])} of the library that ${ids.size === 1 ? "acts" : "act"} on it, with action, potency and source.`,
  };
}

export function termPage({ key, name, definition }: GlossaryTerm): PageText {
  return { path: termAddress(key), title: name, description: definition };
}

type Named = { id: number; name: string };

/** The page of what changed in the facts of a peptide. */
export function changesPage({ id, name }: Named): PageText {
  return {
    path: `/peptides/${id}/changes`,
    title: `Changes to the facts about ${name}`,
    description: `Which facts about ${name} were added, changed or removed, and when.`,
  };
}

/** The page of a peptide's timeline and of its results drawn. */
export function evidencePage({ id, name }: Named): PageText {
  return {
    path: `/peptides/${id}/evidence`,
    title: `${name} over time`,
    description: `Papers, trials, approvals and retractions of ${name} by year, and results of its trials with their intervals.`,
  };
}

/** The page of one peptide to which others are added. */
export function compareWithPage({ id, name }: Named): PageText {
  return {
    path: compareAddress([id]),
    title: `Compare ${name}`,
    description: `What ${name} can be compared with: by target, condition and category.`,
  };
}

/** The page of two to four peptides side by side. */
export function comparisonPage(peptides: Named[]): PageText {
  const names = peptides.map(({ name }) => name).join(" vs ");
  return {
    path: compareAddress(peptides.map(({ id }) => id)),
    title: names,
    description: `${names}: status, targets, half-life, trials and sequences side by side, each fact with its source.`,
  };
}

function countPeptides({ length }: unknown[]): string {
  return length === 1 ? "one peptide" : `${length} peptides`;
}

/** The page of a category's peptides. */
export function categoryPage(category: {
  id: number;
  name: string;
  description: string;
}): PageText {
  return {
    path: `/peptides?category=${category.id}`,
    title: `${category.name} peptides`,
    description: category.description,
  };
}
