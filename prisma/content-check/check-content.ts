import { checkApprovals } from "./approvals";
import { findBlanks } from "./blanks";
import { checkChemistry } from "./chemistry";
import { checkArticleLists, checkCitations } from "./citations";
import { type Check, type DataFiles, type Problem, readContent } from "./content";
import { checkDocuments } from "./documents";
import { checkEvidence } from "./evidence";
import { checkFacts, checkFactsNames, checkFactsOfPeptides, checkVocabulary } from "./facts";
import { checkGlossary } from "./glossary";
import { checkLengths } from "./lengths";
import { checkLikeness } from "./likeness";
import { checkMarkup } from "./markup";
import { checkPapers } from "./papers";
import { checkForms, checkRecords } from "./records";
import { checkSport } from "./sport";
import { checkWording } from "./wording";
import { checkFactNotes, checkWorkingNotes } from "./working-notes";

const checks: Check[] = [
  checkLengths,
  checkMarkup,
  checkWording,
  checkWorkingNotes,
  checkFactNotes,
  checkCitations,
  checkChemistry,
  checkEvidence,
  checkSport,
  checkFacts,
  checkForms,
  checkDocuments,
  checkLikeness,
];
// These follow references between files, so they run only if every file could be read.
const checksAcrossFiles: Check[] = [
  checkArticleLists,
  checkPapers,
  checkRecords,
  checkFactsOfPeptides,
  checkApprovals,
  checkFactsNames,
  checkVocabulary,
  checkGlossary,
];

/** Every problem in the seed content, sorted by file. */
export function checkContent(files: DataFiles): Problem[] {
  const blanks = findBlanks(files);
  const { content, problems, isComplete } = readContent(files);
  const all = [
    ...blanks,
    ...problems.filter((found) => !blanks.some((blank) => isSameField(blank, found))),
    ...[...checks, ...(isComplete ? checksAcrossFiles : [])].flatMap((check) => check(content)),
  ];
  return all.sort((a, b) => a.file.localeCompare(b.file, "en"));
}

function isSameField(a: Problem, b: Problem): boolean {
  return a.file === b.file && a.field === b.field;
}
