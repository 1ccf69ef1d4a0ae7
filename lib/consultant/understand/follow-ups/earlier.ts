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
  if (OTHER.test(text) && others.length === 1) return others;
  if (OF_THEIRS.test(text) && others.length === 1 && several.length === 2) return several;
  return ownOf(text, earlier) ?? spokenBySelf(text, spokenOf, earlier) ?? spokenOf;
}

/** After "is it the same as the other?" what is asked of "it" is asked of the one that was spoken of before. */
function spokenBySelf(
  text: string,
  spokenOf: LibraryPeptide[],
  earlier: Earlier[],
): LibraryPeptide[] | undefined {
  if (spokenOf.length !== 2 || !IT.test(text) || PLURAL.test(text)) return;
  const before = earlier.find(({ topics }) => topics.length === 1)?.topics;
  return before?.every((one) => spokenOf.includes(one)) ? before : undefined;
}

const IT = /\b(?:it|its|it's)\b/;
const PLURAL =
  /\b(?:they|them|their|both|either|neither|each|two|differ\w*|compare\w*|same|than)\b/;

/**
 * "Back to mine", or "will I feel it?" after "my neighbour takes the other": what the visitor takes, which is the
 * first that was spoken of by itself unless another is said to be.
 */
function ownOf(text: string, earlier: Earlier[]): LibraryPeptide[] | undefined {
  const [last] = earlier;
  const isOfOthers =
    last !== undefined &&
    TAKEN_BY_OTHERS.test(last.message) &&
    SELF.test(text) &&
    !PLURAL.test(text);
  if (!OWN.test(text) && !isOfOthers) return;
  const before = earlier
    .filter(({ topics, message }) => topics.length === 1 && !TAKEN_BY_OTHERS.test(message))
    .reverse();
  return (before.find(({ message }) => TAKEN.test(message)) ?? before[0])?.topics;
}

const OWN = /\b(?:mine|my own|my (?:medicine|medication|drug|one|peptide|tablets?|pills?|jabs?))\b/;
const SELF = /\b(?:i|i'm|i'll|me|myself)\b/;
const TAKEN =
  /\b(?:i|i'm|we) (?:\w+ ){0,2}(?:start\w*|tak\w+|took|us\w+|inject\w*|on|have|got|given)\b|\b(?:gave|gives|put|prescribed|for) (?:it |this )?(?:to )?me\b|\bmy (?:doctor|gp|nurse|consultant)\b/i;
const TAKEN_BY_OTHERS =
  /\b(?:my|a) (?:neighbou?r|nabor|naybor|friend|frend|sister|brother|cousin|colleague|team-?mate|mate|mum|mom|dad|mother|father|wife|husband|partner|aunt|uncle)\b(?:'s)?(?: \w+)? (?:has|have|takes?|uses?|got|gets|is on|was given|injects)\b/i;

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

const COUNTED =
  "peptides|drugs|medicines|ones|of (?:them|these|those)|is|are|was|were|has|have|had|does|do|did|can|\\w+s";
const NOT_COUNTED =
  "trials|studies|arms|doses|groups|forms|receptors|brands|years|months|weeks|days|hours|papers|residues|strengths|times|uses|reasons|names|sides";
const COUNTS = ["two", "three", "four"].map(
  (number) =>
    new RegExp(
      `\\b(?:the|these|those|all|of) ${number}\\b(?= (?:${COUNTED})\\b|\\W*$)(?! (?:${NOT_COUNTED}))`,
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
/** "What about their boxed warnings?", of two that were compared, though one of them was spoken of last. */
const OF_THEIRS =
  /\btheir (?:\w+ ){0,2}(?:warnings?|labels?|half-?li(?:fe|ves)|receptors?|side.effects?|structures?|sequences?|approvals?|licen[cs]es?|mechanisms?|targets?|forms|routes?|chains?)\b|\b(?:both|each|either|neither) of (?:them|these|those)\b/;
const OTHER = /\bthe other\b(?! (?:trial|stud|page|side|peptides|receptor))/;
