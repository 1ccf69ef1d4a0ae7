import {
  isLikely,
  isWritten,
  type OfQuestion,
  type Retrieved,
  surenessOf,
} from "../../retrieve/retrieved";
import { askingPart } from "../../understand/asking-part";
import { type Block, countWords, isFound, isSourced, say } from "../parts/draft";
import { frame } from "../parts/frames";
import { withoutRepeated } from "./without-repeated";

/** One question of a message that puts several, and what the library tells on it. */
export interface ToldOfQuestion extends OfQuestion {
  blocks: Block[];
}

/**
 * The answer to a message that puts several questions. What was written for one of them is told in its place, and
 * what is recorded where the whole message finds nothing. Where the first stands that has neither, what may answer
 * such questions goes, then what is told on the whole message, which may be a comparison of several peptides, and
 * after it the best paragraph for each of these, or that there is none. Nothing is told where the whole message
 * finds nothing, nor any of its questions anything sure.
 */
export function answerEach(
  whole: Block[],
  questions: ToldOfQuestion[],
  isComparison = false,
): Block[] {
  const isTold = isFound(whole);
  // Sides of a comparison say less on a question of one peptide than what may well answer it.
  const mayAnswer = (found: Retrieved) =>
    isLikely(found) || (isComparison && found.kind === "topics" && surenessOf(found) > 0);
  const isSure = ({ found, blocks }: ToldOfQuestion) =>
    isFound(blocks) && (mayAnswer(found) || (!isTold && isOfFacts(blocks)));
  const firstOpen = questions.findIndex((one) => !isSure(one));
  if (firstOpen < 0) return withoutRepeated(questions.flatMap(ofQuestion));
  const sure = questions.map((one) => (isSure(one) ? ofQuestion(one) : []));
  // "Was its chemist married, and does he have children?" is no question on children.
  const isOfPeptide = (one: ToldOfQuestion) => isSure(one) && !OF_SOMEBODY.test(one.question);
  const isOfMakers = firstOpen === 0 && questions.some(({ question }) => OF_MAKERS.test(question));
  if (!isTold && (isOfMakers || !questions.some(isOfPeptide))) return whole;
  const best = questions.flatMap((one) => {
    if (isSure(one)) return [];
    return isTold || isFound(one.blocks) ? firstSourced(one.blocks) : nothingOn(one.question);
  });
  const perhaps = questions
    .filter((one) => !isSure(one) && isTold && surenessOf(one.found) > 0)
    .flatMap(ofQuestion);
  const most = MOST_WORDS - countWords(sure.flat());
  return withoutRepeated([
    ...sure.slice(0, firstOpen).flat(),
    ...within(withoutRepeated([...perhaps, ...whole, ...best]), most),
    ...sure.slice(firstOpen).flat(),
  ]);
}

/** What was written without what the page says below it, for another question follows. */
function ofQuestion({ found, blocks }: ToldOfQuestion): Block[] {
  if (isWritten(found) || surenessOf(found) === 0) return blocks;
  const written = blocks.filter(({ pieces }) => pieces.every((piece) => piece.isWritten));
  const silent = found.kind === "comparison" ? (found.silent ?? []) : [];
  const nothing = silent.map(({ name }) => say(frame("nothingOnOf", name)));
  return written.length > 0 ? [...written, ...nothing] : blocks;
}

/** What was asked, in the visitor's words, without what was said before it. */
function nothingOn(question: string): Block[] {
  const asking = (askingPart(question) ?? question).replace(COUNTS, "").replace(JOINS, "");
  return asking.length > LONGEST_QUOTED ? [] : [say(frame("nothingOn", { criteria: asking }))];
}

const OF_SOMEBODY = /\b(?:he|she)\b/i;
const OF_MAKERS =
  /\b(?:who|whose|chemists?|discoverers?|inventors?|authors?|scientists?|researchers?|founders?|makers?)\b/i;
const JOINS = /^\W*(?:(?:and|also|but|so|or)\b\W*)+/i;
const COUNTS =
  /^\W*(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|(?:one|two|three|several|some|a (?:few|couple)(?: of)?) (?:quick )?(?:questions?|things?)|(?:my )?(?:first|second|other) question)\b\s*[:,.-]\s*/i;
/** In UTF-16 code units. */
const LONGEST_QUOTED = 160;

/** As many words are read in a minute. */
const MOST_WORDS = 200;

function isOfFacts(blocks: Block[]): boolean {
  const first = blocks.find(isSourced);
  return first?.pieces.some(({ passage }) => passage?.section === "facts") === true;
}

function firstSourced(blocks: Block[]): Block[] {
  let left = MOST_PARAGRAPHS;
  return blocks.filter((block) => {
    if (left === 0) return false;
    if (isSourced(block)) left -= 1;
    return true;
  });
}

/** The second often holds what the first leads to. */
const MOST_PARAGRAPHS = 2;

/** The first block, and of the others as many as fit; what introduces a list stays or goes with it. */
function within(blocks: Block[], most: number): Block[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const before = groups.at(-1);
    if (block.isList && before?.every((one) => !isSourced(one))) before.push(block);
    else groups.push([block]);
  }
  let words = 0;
  return groups
    .filter((group, at) => {
      const more = words + countWords(group);
      const isKept = at === 0 || more <= most;
      if (isKept) words = more;
      return isKept;
    })
    .flat();
}
