import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import type { Earlier } from "./earlier";

/**
 * A follow-up with the name of which it gives the end: after thymosin alpha-1 "and beta-4?" is thymosin
 * beta-4, after melanotan II "the other one" is melanotan I. Null where no name, or more than one, is meant.
 */
export function nameSibling(
  library: LibraryIndex,
  message: string,
  earlier: Earlier[],
): string | null {
  const text = fold(message);
  // Places in the folded text are those in the message, unless a letter folds to several.
  if (text.length !== message.length) return null;
  const [topic, ...others] = earlier.find(({ topics }) => topics.length > 0)?.topics ?? [];
  if (!topic || others.length > 0) return null;
  const siblings = siblingsOf(library, topic);
  if (siblings.length === 0 || findNamedPeptides(message, library.peptides).length > 0) return null;
  const named = siblings.flatMap((sibling) => {
    const phrase = text.match(endOf(sibling.name))?.[0];
    return phrase ? [{ sibling, phrase }] : [];
  });
  const other = text.match(OTHER)?.[0];
  const [only] = siblings;
  const meant = other && only && siblings.length === 1 ? [{ sibling: only, phrase: other }] : [];
  const [found, ...more] = named.length > 0 ? named : meant;
  if (!found || more.length > 0) return null;
  const start = text.indexOf(found.phrase);
  const { name } = found.sibling;
  return `${message.slice(0, start)}${name}${message.slice(start + found.phrase.length)}`;
}

const OTHER = /\bthe other(?: one)?\b(?! (?:way|hand|day|side|drugs?|peptides?|medicines?))/;

/** The peptides whose names begin with the same word. */
function siblingsOf({ peptides }: LibraryIndex, topic: LibraryPeptide): LibraryPeptide[] {
  const [first, end] = partsOf(topic.name);
  if (first.length < FEWEST_LETTERS || !end) return [];
  return peptides.filter((one) => one !== topic && partsOf(one.name)[0] === first);
}

const FEWEST_LETTERS = 5;

/** "Melanotan I (Afamelanotide)": melanotan and i. */
function partsOf(name: string): [first: string, end: string] {
  const [, first = "", end = ""] = fold(name).match(/^(\p{L}+)[ -]?([^(]*)/u) ?? [];
  return [first, end.trim()];
}

/** The end of a name as a reader writes it; a numeral only where it can be nothing else. */
function endOf(name: string): RegExp {
  const [, end] = partsOf(name);
  const numerals = NUMERALS[end];
  const words = end.split(/[ -]/).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&"));
  return numerals
    ? new RegExp(
        `(?:\\bthe other(?: one)?,? )?\\bnumber (?:${numerals})\\b|(?<=^\\W*(?:and|what about|how about) )(?:${numerals})(?=\\W*$)`,
      )
    : new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[ -]?")}(?![\\p{L}\\p{N}])`, "u");
}

const NUMERALS: Record<string, string> = { i: "1|one|i", ii: "2|two|ii", iii: "3|three|iii" };
