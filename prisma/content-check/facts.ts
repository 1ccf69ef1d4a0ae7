import { listFactProblems } from "@/lib/facts/fact-problems";
import { listReferences } from "@/lib/facts/fact-references";
import type { PeptideFacts } from "@/lib/facts/facts-schema";
import storedVocabulary from "@/lib/facts/vocabulary.json";
import { vocabularyText } from "../vocabulary";
import { type Check, fieldName, type Located, type Problem } from "./content";

const APPROVED_STATES = ["current", "discontinued", "withdrawn"];

/** The facts of a peptide agree with themselves, with the vocabularies and with the peptide's file. */
export const checkFacts: Check = (content) => [
  ...content.facts.flatMap((facts) => [...listInnerProblems(facts), ...listUnusedSources(facts)]),
  ...content.peptides.flatMap((peptide) => {
    const facts = content.facts.find(({ peptide: id }) => id === peptide.id);
    if (!facts?.sport) {
      return [{ file: peptide.file, field: "", problem: "has no fact on sport in facts/" }];
    }
    return [
      ...listTierProblems(peptide.evidence.tier, facts),
      ...listYearProblems(peptide.facts.regulatoryStatus ?? "", facts),
    ];
  }),
];

/** The checked-in vocabularies are those of the files. Only when every file could be read. */
export const checkVocabulary: Check = ({ vocabulary }) =>
  vocabularyText(vocabulary) === vocabularyText(storedVocabulary)
    ? []
    : [
        {
          file: "vocabularies",
          field: "",
          problem: "differ from lib/facts/vocabulary.json; run npm run facts:vocabulary",
        },
      ];

/** Every file of facts stands beside that of its peptide, under the same name. */
export const checkFactsNames: Check = ({ facts, peptides }) =>
  facts.flatMap(({ file, peptide: id }) => {
    const peptide = peptides.find((candidate) => candidate.id === id);
    return peptide && file === peptide.file.replace("peptides/", "facts/")
      ? []
      : [{ file, field: "peptide", problem: `is ${id}, whose file has another name` }];
  });

function listInnerProblems(facts: Located<PeptideFacts>): Problem[] {
  return listFactProblems(facts).map(({ path, message }) => ({
    file: facts.file,
    field: fieldName(path),
    problem: message,
  }));
}

function listUnusedSources(facts: Located<PeptideFacts>): Problem[] {
  const used = new Set(
    listReferences(facts).flatMap(({ kind, key }) => (kind === "source" ? [key] : [])),
  );
  return Object.keys(facts.sources)
    .filter((key) => !used.has(key))
    .map((key) => ({ file: facts.file, field: `sources.${key}`, problem: "is named by no fact" }));
}

/** The tier is "approved" exactly where some authority approved it, now or formerly. */
function listTierProblems(tier: string, facts: Located<PeptideFacts>): Problem[] {
  const isApproved = facts.approvals.some(({ state }) => APPROVED_STATES.includes(state));
  if (isApproved === (tier === "approved")) return [];
  const problem = isApproved
    ? `holds an approval, but the evidence tier is ${tier}`
    : "holds no approval, but the evidence tier is approved";
  return [{ file: facts.file, field: "approvals", problem }];
}

/** A year that the status names is that of an approval, or of its end, unless one has no year yet. */
function listYearProblems(status: string, facts: Located<PeptideFacts>): Problem[] {
  const isFdas = /\bFDA approved\b/i.test(status);
  const approvals = facts.approvals.filter(({ agency }) => !isFdas || agency === "FDA");
  const years = approvals.flatMap(({ state, date, ended }) => [
    date,
    ...(["discontinued", "withdrawn"].includes(state) ? [ended] : []),
  ]);
  if (years.includes(undefined)) return [];
  return [...status.matchAll(/\b(?:19|20)\d{2}\b/g)]
    .filter(([year]) => !years.some((date) => date?.startsWith(year)))
    .map(([year]) => ({
      file: facts.file,
      field: "approvals",
      problem: `has none of ${year}, which facts.regulatoryStatus of the peptide names`,
    }));
}
