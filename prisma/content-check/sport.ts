import type { PeptideFile } from "../seed/data-files";
import type { Check } from "./content";
import { listParagraphTexts, readableText } from "./texts";

const UNAPPROVED = /\b(?:investigational|research only)\b/i;
const LIST_OF_A_YEAR = /\b20\d\d Prohibited List\b/;

/** Pages on unapproved peptides must state the status in sport and the list's year: silence reads as permission. */
export const checkSport: Check = ({ peptides }) =>
  peptides
    .filter(({ facts }) => UNAPPROVED.test(facts.regulatoryStatus ?? ""))
    .filter((peptide) => !saysWhatHoldsInSport(peptide))
    .map(({ file }) => ({
      file,
      field: "warnings",
      problem: 'does not say what holds in sport by the "2026 Prohibited List" or a later one',
    }));

function saysWhatHoldsInSport(peptide: PeptideFile): boolean {
  return listParagraphTexts(peptide).some(({ text }) => LIST_OF_A_YEAR.test(readableText(text)));
}
