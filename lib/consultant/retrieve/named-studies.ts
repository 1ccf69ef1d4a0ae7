import type { LibraryPeptide } from "../corpus/library-index";
import { namesOf } from "../corpus/named-peptides";

/** A trial of the peptide is named. */
export function namesTrialOf(peptide: LibraryPeptide, message: string): boolean {
  const isOwn = (name: string) =>
    namesOf(peptide).some((own) => name.toLowerCase().startsWith(own.toLowerCase()));
  return (
    peptide.facts?.trials.some(({ name }) => namesTrial(message, name) && !isOwn(name)) ?? false
  );
}

/** Whether a text tells of trials of a peptide, and of none that a message names: STEPS-2 is not STEPS. */
export function tellsOfOtherTrials(
  { facts }: LibraryPeptide,
  message: string,
  text: string,
): boolean {
  const names = facts?.trials.map(({ name }) => name) ?? [];
  const asked = names.filter((name) => namesTrial(message, name));
  const told = names.filter((name) => namesTrial(text, name));
  return asked.length > 0 && told.length > 0 && !asked.some((name) => told.includes(name));
}

/** A study is named that stands in what is recorded of the peptide's development: "LIVERAGE". */
export function namesProgrammeOf({ facts }: LibraryPeptide, message: string): boolean {
  const names = facts?.development.flatMap(({ note = "" }) => note.match(PROGRAMMES) ?? []) ?? [];
  return names.some((name) => standsIn(message, name));
}

/**
 * "STEP 1", "PURSUIT": the name in capitals that a trial is known by, or of two trials the one that
 * they share, as in "the RECONNECT trials". "DSIP in chronic insomnia" only tells of its substance. "cars" is no name of CARS, but "the cars trial" is.
 */
export function namesTrial(message: string, name: string): boolean {
  const [known, family] = name.match(KNOWN_BY) ?? [];
  if (!known) return false;
  return standsIn(message, known) || (family !== undefined && standsForSeveral(message, family));
}

const KNOWN_BY = /^(\p{Lu}[\p{Lu}\p{N}]{3,})(?:[- ]?[\p{Lu}\p{N}]+)?(?!\p{Ll}| (?:in|with) )/u;
const PROGRAMMES = /(?<![\p{L}\p{N}-])\p{Lu}{5,}(?:[- ]\p{N}{1,2})?(?![\p{L}\p{N}])/gu;

function standsIn(message: string, known: string): boolean {
  // Most studies are not named: their patterns are not worth compiling.
  const [beginning = ""] = known.toLowerCase().split(/[- ]/);
  if (!message.toLowerCase().includes(beginning)) return false;
  const pattern = toPattern(known);
  return (
    new RegExp(pattern, /\p{N}/u.test(known) ? "iu" : "u").test(message) ||
    new RegExp(`(?:^\\W*|\\b(?:the|in|of|from|by) )${pattern}(?: (?:trial|study))\\b`, "iu").test(
      message,
    )
  );
}

function standsForSeveral(message: string, family: string): boolean {
  if (!message.toLowerCase().includes(family.toLowerCase())) return false;
  return new RegExp(`${toPattern(family)} (?:trials|studies|programme)\\b`, "iu").test(message);
}

function toPattern(name: string): string {
  return `(?<![\\p{L}\\p{N}])${name.replace(/[- ]/g, "[- ]?")}(?![\\p{L}\\p{N}]|-\\p{N})`;
}
