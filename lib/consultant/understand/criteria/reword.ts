import { findTerms } from "../../facts/term-index";
import agencies from "../../vocabulary/agencies.json";
import layConditions from "../../vocabulary/readers/lay-conditions.json";
import wordings from "../../vocabulary/readers/list-wordings.json";

/** A folded question for a list in the wordings that the cues of criteria read. */
export function reword(text: string): string {
  return rewordings
    .reduce((said, [cue, means]) => said.replace(cue, means), text)
    .replace(NEVER_DID, "not approved by $1")
    .replace(TWO_RECEPTORS, nameBothReceptors)
    .replace(RECEPTORS_FOR, nameReceptorsFor)
    .replace(RECEPTOR_OF, (said, type: string, name: string) =>
      isReceptor(`${name} ${type} receptor`) ? `${name} ${type} receptor` : said,
    )
    .replace(AT_ITS_RECEPTOR, (said, name: string) =>
      isReceptor(`${name} receptor`) ? `mimic ${name} receptor` : said,
    )
    .replace(RECEPTORS_OF, (said, name: string) =>
      isReceptor(`${name} receptor`) ? `${name} receptor agonists` : said,
    )
    .replace(MEDICINE_FOR, sayWhatFor);
}

const rewordings = wordings.map(({ cue, means }): [RegExp, string] => [
  new RegExp(cue, "gu"),
  means,
]);

/** "America never did", "the US never has": what the authority named before did. */
const NEVER_DID = new RegExp(
  `\\b(?:the )?(${agencies.map(({ names, places }) => `${names}|${places}`).join("|")}) (?:(?:has|have|did) never|never (?:has|have|did)|(?:has|have|did)(?: not|n't)(?: yet)?)(?= *(?:$|[,.;]|and\\b|but\\b))`,
  "gu",
);

/** "GLP-1 and glucagon receptors". */
const TWO_RECEPTORS =
  /\b([\w-]{2,20})(,? (?:and|or|plus|as well as) |\/)(?:the )?([\w-]{2,20}) receptors?\b/g;

function nameBothReceptors(said: string, one: string, between: string, other: string): string {
  const isKnown = isReceptor(`${one} receptor`) && isReceptor(`${other} receptor`);
  return isKnown ? `${one} receptor${between}${other} receptor` : said;
}

/** "The receptor for GLP-1 and the one for glucagon". */
const RECEPTORS_FOR =
  /\breceptors? for (?:the )?([\w-]{2,20})(?:( and| or| as well as) (?:(?:the one|that|those) )?for (?:the )?([\w-]{2,20}))?/g;

function nameReceptorsFor(said: string, one: string, between = "", other = ""): string {
  const isKnown = [one, other].every((name) => !name || isReceptor(`${name} receptor`));
  if (!isKnown) return said;
  return `${one} receptor${other && `${between} ${other} receptor`}`;
}

/** "GLP-1s". */
const RECEPTORS_OF = /\b([a-z]{2,5}-\d)s\b/g;

/** "The V2 receptor of vasopressin". */
const RECEPTOR_OF = /\b([a-z\d]{2,6}) receptors? of ([\w-]{3,20})\b/g;

/** "That imitate GHRH at its receptor". */
const AT_ITS_RECEPTOR =
  /\b(?:imitat|mimic|copy|copie)\w* ([\w-]{3,20}) (?:at|on) (?:its|the) (?:own )?receptors?\b/g;

function isReceptor(name: string): boolean {
  return findTerms(name).some(
    ({ kind, start, end }) => kind === "target" && start === 0 && end === name.length,
  );
}

/** "It is a prostate cancer drug", "is not a diabetes or obesity medicine". */
const MEDICINE_FOR = /\b(is|are)( not)? an? ((?:[\w-]{1,20} ){1,4}?)(?:medicines?|drugs?)\b/g;

function sayWhatFor(said: string, be: string, not = "", what = ""): string {
  const isIllness =
    layConditionCue.test(what) || findTerms(what).some(({ kind }) => kind === "condition");
  return isIllness ? `${be}${not} approved for ${what}` : said;
}

const layConditionCue = new RegExp(
  layConditions.map(({ cue }) => `(?<![\\p{L}\\p{N}])(?:${cue})(?![\\p{L}\\p{N}])`).join("|"),
  "u",
);
