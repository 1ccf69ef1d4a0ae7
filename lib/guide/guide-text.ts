import { EVIDENCE_TIERS, evidenceLabels } from "@/lib/content/peptides/evidence";

export const GUIDE_TITLE = "Peptide Fundamentals Guide";

export const whatPeptidesAre = [
  "A peptide is a chain of amino acids. Each joins the next by an amide bond, also called a peptide bond, and what is left of an amino acid in the chain is called a residue. By custom a chain of up to about fifty residues is a peptide and a longer one a protein, but the border is not sharp.",
  "Twenty amino acids make up most of the chains that cells build. They differ in their side chains, which may repel water (hydrophobic), attract it (polar), carry a charge (acidic or basic) or hold an aromatic ring. The order of the residues, the sequence, is written from the N-terminus to the C-terminus. It decides in large part how a chain folds and what it binds to.",
  "The body makes many peptides: hormones such as insulin and oxytocin, messengers between nerve cells, defences against microbes. Others are fragments of larger proteins or were designed in a laboratory. Chemists change them so that enzymes cut them more slowly: ends are capped, D residues stand in for L residues, bridges close a ring, and a fatty chain lets a peptide travel on albumin in the blood.",
  "That a substance is a peptide says nothing about its effect or its safety. Authorised medicines, ingredients of cosmetics and substances that were never tested in people are all peptides.",
];

/** The terms of an entry with their meanings. */
export const howToReadAnEntry: [term: string, meaning: string][] = [
  [
    "Sequence",
    "Drawn residue by residue where one is defined. Colour stands for the class of the side chain; bridges and fatty chains are drawn too.",
  ],
  [
    "Formula and molecular weight",
    "Of one molecule with its modifications, checked against the sequence. The weight is the average mass in g/mol.",
  ],
  [
    "Net charge and isoelectric point",
    "Calculated from tabulated values of the free groups. They are estimates; a measured value can differ.",
  ],
  [
    "Mechanism",
    "How the peptide is thought to act. Where that was seen in cells or animals only, it is a proposal about people, not a finding.",
  ],
  [
    "Benefits",
    "What was studied or shown. The brackets at the end of each name the kind of study: people, animals or cells.",
  ],
  [
    "Dosage",
    "What labels and studies report, in general terms. It is never a recommendation, and no amounts are given.",
  ],
  [
    "Warnings and side effects",
    "What labels and trials report. Where people were not studied, side effects in people are unknown.",
  ],
  ["Research", "The listed papers, with links to the original records that are known."],
];

export const evidenceTiers = EVIDENCE_TIERS.map((tier) => ({ tier, ...evidenceLabels[tier] }));

export const aboutTiers =
  "A tier says how well a peptide was studied, not how well it works. An authorisation holds for the uses and the products it names and says nothing about others. The tier rests on the papers in the library and on regulatory standing, and in doubt the lower one is chosen.";

export const questionsToAPaper: [term: string, meaning: string][] = [
  [
    "Who was studied?",
    "A result in cells or animals is a reason to study people, not a result in people.",
  ],
  [
    "Compared with what?",
    "Without a control group it stays open what would have happened without the peptide.",
  ],
  ["How many, and for how long?", "Rare harms do not show in small or short studies."],
  [
    "What was measured?",
    "A change in a blood value or an image is not yet a change in how people feel, function or live.",
  ],
  ["Was it repeated by others?", "A single group's finding can be right and still not hold up."],
  [
    "Does it still stand?",
    "Papers are corrected and retracted. A retracted paper is not evidence, and the library marks it.",
  ],
];
