import { findBlanks } from "./content-check/blanks";
import { checkChemistry } from "./content-check/chemistry";
import { checkArticleLists, checkCitations } from "./content-check/citations";
import { type Check, type DataFiles, type Problem, readContent } from "./content-check/content";
import { checkDocuments } from "./content-check/documents";
import { checkEvidence } from "./content-check/evidence";
import {
  checkFacts,
  checkFactsNames,
  checkFactsOfPeptides,
  checkVocabulary,
} from "./content-check/facts";
import { checkLengths } from "./content-check/lengths";
import { checkLikeness } from "./content-check/likeness";
import { checkMarkup } from "./content-check/markup";
import { checkForms, checkRecords } from "./content-check/records";
import { checkSport } from "./content-check/sport";
import { checkWording } from "./content-check/wording";
import { checkWorkingNotes } from "./content-check/working-notes";

const checks: Check[] = [
  checkLengths,
  checkMarkup,
  checkWording,
  checkWorkingNotes,
  checkCitations,
  checkChemistry,
  checkEvidence,
  checkSport,
  checkFacts,
  checkForms,
  checkDocuments,
  checkLikeness,
];
// These look for what another file holds, and mean something only when every file could be read.
const checksAcrossFiles: Check[] = [
  checkArticleLists,
  checkRecords,
  checkFactsOfPeptides,
  checkFactsNames,
  checkVocabulary,
];

/** All that is wrong with the seed's content, file by file. */
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
