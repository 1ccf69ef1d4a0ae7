import type { LibraryPeptide } from "../../corpus/library-index";
import type { WrittenAnswer } from "../../written-answers/written-answers";

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
  /** The written answers that it was given. */
  written?: WrittenAnswer[] | undefined;
}

/** The peptides that a follow-up is about: those spoken of last, or of several the one that it points to. */
export function subjectsOf(text: string, earlier: Earlier[]): LibraryPeptide[] {
  const spokenOf = earlier.find(({ topics }) => topics.length > 0)?.topics ?? [];
  const counted = countedIn(text, earlier);
  if (counted) return counted;
  const several = severalOf(earlier);
  const lastTwo = lastTopics(earlier.slice(0, 2));
  const isOfLater = several.length === 0 || severalOf(earlier.slice(0, 2)).length === 0;
  if (isOfLater && OF_TWO.test(text) && lastTwo.length === 2) return lastTwo;
  const pointed = pointedTo(text, earlier);
  if (pointed) return [pointed];
  const others = several.filter((one) => !spokenOf.includes(one));
  return OTHER.test(text) && others.length === 1 ? others : spokenOf;
}

/** "Which of the three", "these two": as many of those that were spoken of last. */
function countedIn(text: string, earlier: Earlier[]): LibraryPeptide[] | undefined {
  const count = COUNTS.findIndex((cue) => cue.test(text)) + 2;
  if (count < 2) return;
  const together = severalOf(earlier);
  if (together.length === count) return together;
  const spokenOf = lastTopics(earlier);
  return spokenOf.length >= count ? spokenOf.slice(-count) : undefined;
}

/** In the order in which they were spoken of. */
function lastTopics(earlier: Earlier[]): LibraryPeptide[] {
  return [...new Set(earlier.flatMap(({ topics }) => topics.toReversed()))].reverse();
}

const COUNTS = ["two", "three", "four"].map(
  (number) =>
    new RegExp(
      `\\b(?:the|these|those|all|of) ${number}\\b(?= (?:peptides|drugs|medicines|ones|of (?:them|these|those)|is|are|was|were|has|have|had|does|do|did|can|\\w+s)\\b|\\W*$)(?! (?:trials|studies|arms|doses|groups|forms|receptors|brands|years|months|weeks|days|hours|papers|residues|strengths|times|uses|reasons|names|sides))`,
    ),
);

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
