import { stem } from "./content-words";

/** What no page of the library tells of its subject: a question for it is not answered by what else it says. */
export function isNeverTold(word: string): boolean {
  return neverTold.has(word);
}

const neverTold = new Set(
  "price prices pricing cost costs cheap cheaper cheapest expensive afford colour taste smell flavour celebrity celebrities famous star stock stocks shares revenue profit sales ceo boss employee employees headquarter headquarters seating salary crystal boiling melting poem joke song recipe"
    .split(" ")
    .map(stem),
);
