import { listFactProblems } from "@/lib/facts/fact-problems";
import { listReferences } from "@/lib/facts/fact-references";
import type { PeptideFacts } from "@/lib/facts/facts-schema";
import type { Term } from "@/lib/facts/vocabulary";
import storedVocabulary from "@/lib/facts/vocabulary.json";
import { vocabularyText } from "../seed/vocabulary";
import { type Check, fieldName, type Located, type Problem } from "./content";
import { isApproved } from "./evidence";

const APPROVED_STATES = ["current", "discontinued", "withdrawn"];

/** The facts of a peptide agree with themselves and with the vocabularies. */
export const checkFacts: Check = ({ facts }) =>
  facts.flatMap((file) => [...listInnerProblems(file), ...listUnusedSources(file)]);

/** Every peptide has a fact on sport, and its tier and status say what its approvals say. */
export const checkFactsOfPeptides: Check = ({ peptides, facts }) =>
  peptides.flatMap((peptide) => {
    const own =
      facts.find(({ file }) => file === factsFile(peptide.file)) ??
      facts.find((file) => isOf(file, peptide));
    if (!own?.sport) {
      return [{ file: factsFile(peptide.file), field: "sport", problem: "is missing" }];
    }
    const status = peptide.facts.regulatoryStatus ?? "";
    return [
      ...listTierProblems(peptide.evidence.tier, status, own),
      ...listYearProblems(status, own),
    ];
  });

/** By name or by number: where the two disagree, the checks of names say so. */
function isOf(facts: Located<PeptideFacts>, { file, id }: { file: string; id: number }): boolean {
  return facts.file === factsFile(file) || facts.peptide === id;
}

function factsFile(peptideFile: string): string {
  return peptideFile.replace("peptides/", "facts/");
}

/** The checked-in vocabularies are those of the files. Only when every file could be read. */
export const checkVocabulary: Check = ({ vocabulary }) => [
  ...(vocabularyText(vocabulary) === vocabularyText(storedVocabulary)
    ? []
    : [
        {
          file: "vocabularies",
          field: "",
          problem: "differ from lib/facts/vocabulary.json; run npm run facts:vocabulary",
        },
      ]),
  ...Object.entries(vocabulary).flatMap(([kind, terms]) => listSharedNames(kind, terms)),
];

/** A name or synonym means one term: of "haemophilia A" and "hemophilia A" one is a synonym. */
function listSharedNames(kind: string, terms: Record<string, Term>): Problem[] {
  const owners = new Map<string, string>();
  return Object.entries(terms).flatMap(([key, { name, synonyms }]) =>
    [...new Set([name, ...synonyms].map((phrase) => phrase.toLowerCase()))].flatMap((phrase) => {
      const owner = owners.get(phrase);
      owners.set(phrase, owner ?? key);
      return owner === undefined
        ? []
        : [
            {
              file: `vocabularies/${kind}`,
              field: key,
              problem: `"${phrase}" is a name of ${owner} too`,
            },
          ];
    }),
  );
}

/** Every file of facts begins with the id of its peptide, which there is. */
export const checkFactsNames: Check = ({ facts, peptides }) => [
  ...facts
    .filter(({ file, peptide: id }) => !file.startsWith(`facts/${String(id).padStart(3, "0")}-`))
    .map(({ file, peptide: id }) => ({
      file,
      field: "peptide",
      problem: `${id} does not begin the file name`,
    })),
  ...facts
    .filter((file) => !peptides.some((peptide) => isOf(file, peptide)))
    .map(({ file }) => ({ file, field: "", problem: "belongs to no peptide" })),
];

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

/**
 * The tier is "approved" exactly where some authority approved it, now or formerly. Where tier and
 * status disagree, `checkEvidence` says so.
 */
function listTierProblems(tier: string, status: string, facts: Located<PeptideFacts>): Problem[] {
  if (isApproved(status) !== (tier === "approved")) return [];
  const hasApproval = facts.approvals.some(({ state }) => APPROVED_STATES.includes(state));
  if (hasApproval === (tier === "approved")) return [];
  const problem = hasApproval
    ? `holds an approval, but the evidence tier is ${tier}`
    : "holds no approval, but the evidence tier is approved";
  return [{ file: facts.file, field: "approvals", problem }];
}

/** A year that the status names is that of an approval or of its end: after "FDA approved" the FDA's. */
function listYearProblems(status: string, { file, approvals }: Located<PeptideFacts>): Problem[] {
  const ofFda = /\bFDA approved\b[^;]*/i.exec(status)?.[0] ?? "";
  const fdas = approvals.filter(({ agency }) => agency === "FDA");
  return [
    ...listUnknownYears(ofFda, fdas),
    ...listUnknownYears(status.replace(ofFda, ""), approvals),
  ].map((year) => ({
    file,
    field: "approvals",
    problem: `has none of ${year}, which facts.regulatoryStatus of the peptide names`,
  }));
}

/** None where an approval has no year yet: it may be that one. */
function listUnknownYears(text: string, approvals: PeptideFacts["approvals"]): string[] {
  const dates = approvals.flatMap(({ state, date, ended }) => [
    date,
    ...(["discontinued", "withdrawn"].includes(state) ? [ended] : []),
  ]);
  if (dates.includes(undefined)) return [];
  return [...text.matchAll(/\b(?:19|20)\d{2}\b/g)]
    .map(([year]) => year)
    .filter((year) => !dates.some((date) => date?.startsWith(year)));
}
