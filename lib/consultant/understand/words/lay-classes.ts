import type { LibraryIndex } from "../../corpus/library-index";
import layClasses from "../../vocabulary/readers/lay-classes.json";

/**
 * A message with the name of a peptide in place of an everyday name of its kind, such as "the slimming
 * jab": one reading for each peptide that may be meant; none of a message without such a name.
 */
export function nameLayClass({ peptides }: LibraryIndex, message: string): string[] {
  const meant = classes.find(({ phrase }) => phrase.test(message));
  if (!meant) return [];
  return meant.names
    .filter((name) => peptides.some((peptide) => peptide.name === name))
    .map((name) => message.replace(meant.phrase, name));
}

const classes = layClasses.map(({ phrase, peptides: names }) => ({
  phrase: new RegExp(phrase, "i"),
  names,
}));
