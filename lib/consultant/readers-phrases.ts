import { complaintPhrases } from "./phrases/complaint-phrases";
import { spellings } from "./phrases/spellings";
import { substancePhrases } from "./phrases/substance-phrases";
import { trialPhrases } from "./phrases/trial-phrases";

/** A folded question in which what readers say in several words, or misspell, stands in the library's one. */
export function readPhrases(text: string): string {
  return phrases.reduce((left, [phrase, word]) => left.replace(phrase, word), text);
}

/** What a question sets aside is not what it asks for. */
const SET_ASIDE = /\b(?:besides|apart from|aside from|other than) [\w-]+(?: (?:and|or) [\w-]+)?/g;

const phrases: [RegExp, string][] = [
  [SET_ASIDE, ""],
  ...spellings,
  ...complaintPhrases,
  ...substancePhrases,
  ...trialPhrases,
];
