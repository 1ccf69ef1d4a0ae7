import type { LibraryPeptide } from "../../corpus/library-index";
import { stem } from "../../text/content-words";
import classes from "../../vocabulary/readers/medicine-classes.json";

/** A folded question with the class of each medicine that none of these pages names: "furosemide" as "loop diuretics". */
export function nameClasses(text: string, topics: Pick<LibraryPeptide, "stems">[]): string {
  if (topics.length === 0) return text;
  return text.replaceAll(WORD, (word) => {
    const of = classOf.get(word);
    return of && !topics.some(({ stems }) => stems.has(stem(word))) ? of : word;
  });
}

const WORD = /\b[a-z]{5,}\b/g;
const classOf = new Map(
  Object.entries(classes).flatMap(([of, names]) =>
    names.map((name): [string, string] => [name, of]),
  ),
);
