import type { LibraryPeptide } from "../../corpus/library-index";

/** A question that was asked before, with what was found for it. */
export interface Earlier {
  /** With what it carried over itself, and the names of what it is about. */
  message: string;
  /** The peptides that it was about. */
  topics: LibraryPeptide[];
  /** The peptides that a list named. */
  listed: LibraryPeptide[];
  /** It was answered with a list by criteria. */
  isList: boolean;
  focus: string[];
}

/** The peptides that a follow-up is about: those spoken of last, or of several the one that it points to. */
export function subjectsOf(text: string, earlier: Earlier[]): LibraryPeptide[] {
  const spokenOf = earlier.find(({ topics }) => topics.length > 0)?.topics ?? [];
  const several = severalOf(earlier);
  const lastTwo = [...new Set(earlier.slice(0, 2).flatMap(({ topics }) => topics))].reverse();
  if (several.length === 0 && OF_TWO.test(text) && lastTwo.length === 2) return lastTwo;
  const pointed = pointedTo(text, earlier);
  if (pointed) return [pointed];
  const others = several.filter((one) => !spokenOf.includes(one));
  return OTHER.test(text) && others.length === 1 ? others : spokenOf;
}

/** The one of several that a folded follow-up points to by its place: "the second one". */
export function pointedTo(text: string, earlier: Earlier[]): LibraryPeptide | undefined {
  return severalOf(earlier)[PLACES.findIndex((place) => place.test(text))];
}

/** The last peptides that were told of together. */
function severalOf(earlier: Earlier[]): LibraryPeptide[] {
  return (
    earlier
      .map(({ topics, listed }) => (topics.length > 1 ? topics : listed))
      .find(({ length }) => length > 1) ?? []
  );
}

/** Of two peptides that were asked about one after the other. */
const OF_TWO =
  /\b(?:the two|both|either|neither|between them|which (?:one )?of (?:them|these|those)|which (?:one )?(?:is|was|has|lasts|works|came))\b/;
const [ONE, ENDS] = ["(?: one| of (?:them|these|those|the two))", "\\W*$"];
const PLACES = [
  new RegExp(`\\bthe former\\b|\\bthe first(?:${ONE}|${ENDS})`),
  new RegExp(`\\bthe latter\\b|\\bthe second(?:${ONE}|${ENDS})`),
  new RegExp(`\\bthe third(?:${ONE}|${ENDS})`),
];
const OTHER = /\bthe other\b(?! (?:trial|stud|page|side|peptides|receptor))/;
