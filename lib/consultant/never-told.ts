import { stem } from "./content-words";

/** What no page of the library tells of its subject: a question for it is not answered by what else it says. */
export function isNeverTold(word: string): boolean {
  return neverTold.has(word);
}

const neverTold = new Set(
  "price prices pricing cost costs cheap cheaper cheapest expensive afford colour taste smell flavour celebrity celebrities famous star stock stocks shares revenue profit sales ceo boss employee employees headquarter headquarters seating salary crystal boiling melting poem joke song recipe breakfast lunch dinner hobby birthday movie weather tweet tweeted"
    .split(" ")
    .map(stem),
);

/** The same in several words: what is to come, and how many there are of what nobody counts. */
export const NEVER_TOLD =
  /\b(?:next (?:week|month|year|decade)|tomorrow)\b|\bhow many (?:people|men|women|workers|staff|employees) (?:work|are employed)\b|\bhow many .*\b(?:exist|in the (?:whole )?world)\b/;
