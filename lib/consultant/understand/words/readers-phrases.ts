import readersPhrases from "../../vocabulary/readers/phrases.json";

/** A folded question in which what readers say in several words, or misspell, stands in the library's one. */
export function readPhrases(text: string): string {
  return phrases.reduce((left, [phrase, word]) => left.replace(phrase, word), text);
}

/** What a question sets aside is not what it asks for. */
const SET_ASIDE = /\b(?:besides|apart from|aside from|other than) [\w-]+(?: (?:and|or) [\w-]+)?/g;

/** What an answer is wanted for says nothing of what is asked: "for my board exam", "in plain language". */
const OCCASION =
  "(?:for|as part of) (?:an?|my|our|the) (?:[\\w-]+ ){0,3}(?:club|review|exams?|thesis|essay|class|lecture|talk|presentation|seminar|article|leaflet|homework|assignment|poster|blog|course|newsletter|podcast|paper|project)";
export const OCCASIONS = new RegExp(
  `^\\s*${OCCASION}(?:\\s*[:,]| i (?:need|want|have|would like) to (?:know|find out)\\b)|[, ]${OCCASION}\\s*[.?!]?$|\\bin (?:[\\w-]+ ){0,2}(?:language|words|terms) (?:that |for |which )?(?:an?|my|our|the|anybody|everybody|people|laymen|children|kids)\\b.*$`,
  "gi",
);

const phrases: [RegExp, string][] = [
  [SET_ASIDE, ""],
  [OCCASIONS, ""],
  ...Object.values(readersPhrases)
    .flat()
    .map(({ phrase, means }): [RegExp, string] => [new RegExp(phrase, "g"), means]),
];
