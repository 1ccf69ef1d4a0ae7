import type { AGENCIES } from "@/lib/facts/vocabularies";
import table from "../vocabulary/agencies.json";

export type Agency = keyof typeof AGENCIES;

/** The agency of the EU, and those of its states. */
export const IN_EUROPE: Agency[] = ["EMA", "EU_NATIONAL", "AIFA"];
const ROLE =
  "(?:(?:drugs?|medicines?|medical|health|food and drug|regulatory|medicines and healthcare|pharmaceutical) ){0,2}(?:agency|authority|authorities|regulators?|administration|ministry(?: of health)?|watchdog|body|label)";
const ACT =
  "(?:approv|licen|authori|regulat|registr|register|marketing|clear|market|nod|refus|reject)";
const BY = "(?:by|in|from|of|across|throughout|with|for|inside|within|only|did|does|do|has|have)";
/** "Russia has", "Europe turned down". */
const DOES =
  "(?= (?:·|has|have|had|does|did|turn|approv|licen|authori|refus|reject|regist|pass|clear|allow|said|says|gave|gives)\\w*)";

/** How a list names the authority that approved: itself, its country after "in", its people before "agency" or "approved". */
export const AGENCY_CUES = table.flatMap(
  ({ agency, names, places, people }): (readonly [RegExp, Agency[]])[] => {
    const own = agency as Agency;
    const named = [
      new RegExp(
        `\\b(?:${BY} )?(?:the )?(?:(?:${people}|${places})(?:'s)? )?(?:${names})(?:'s)?\\b`,
      ),
      [own],
    ] satisfies [RegExp, Agency[]];
    const meant = [
      new RegExp(
        [
          `\\b(?:${BY} |(?<=\\b(?:not|nor|neither|never) ))(?:the )?(?:${places})(?:'s)?\\b(?! ${ROLE})`,
          `\\b(?:the us|(?!us\\b)(?:${places}))${DOES}`,
          `(?<=\\b(?:or|and) )(?:the us|(?!us\\b)(?:${places}))\\b(?! ${ROLE})`,
          `\\bthe (?:${people})s\\b`,
          `\\b(?:${BY} )?(?:the )?(?:${people}|${places})(?:'s)? ${ROLE}\\b`,
          `\\b(?:${BY} )?(?:the )?(?:${people})s?(?= ?·| ${ACT})`,
          `\\bby (?:the )?(?:${people})s?\\b`,
        ].join("|"),
      ),
      agency === "EMA" ? IN_EUROPE : [own],
    ] satisfies [RegExp, Agency[]];
    return [named, meant];
  },
);

/** The authorities that a question on a named peptide speaks of in any words; "us" only where it is no pronoun. */
export function agenciesIn(text: string, message: string): Agency[] {
  const isCountry = /\bU\.?S\b/.test(message) || /\b(?:in|the|by) us\b|^us\b/.test(text);
  const said = isCountry ? text : text.replaceAll(/\bus\b/g, " ");
  return [...new Set(mentions.flatMap(([cue, agencies]) => (cue.test(said) ? agencies : [])))];
}

/** By its name an authority is meant; by its place, of the EU, those of the states too. */
const mentions = table.flatMap(({ agency, names, places, people }) => {
  const own = agency as Agency;
  const asWord = (words: string) => new RegExp(`\\b(?:${words})(?:s|'s)?(?![\\p{L}\\p{N}])`, "u");
  return [
    [asWord(names), [own]],
    [asWord(`${places}|${people}`), agency === "EMA" ? IN_EUROPE : [own]],
  ] satisfies [RegExp, Agency[]][];
});

/** A folded text without the names, places and peoples of authorities. */
export function withoutAgencies(text: string): string {
  return mentions.reduce((left, [cue]) => left.replaceAll(new RegExp(cue, "gu"), " "), text);
}

/** "The US FDA or Japan's PMDA"; Italy's is one of the authorities of the EU's states. */
export function eitherOf(agencies: Agency[], nameOf: (agency: Agency) => string): string {
  const named = agencies.filter((one) => one !== "AIFA" || !agencies.includes("EU_NATIONAL"));
  return named.map(nameOf).join(" or ");
}
