import type { OfQuestion, Retrieved } from "../../retrieve/retrieved";
import { askingPart } from "../../understand/asking-part";
import { type Block, countWords, say } from "./draft";
import { frame } from "./frames";
import { withoutRepeated } from "./without-repeated";

/** One question of a message that puts several, and what the library tells on it. */
export interface ToldOfQuestion extends OfQuestion {
  blocks: Block[];
}

/**
 * The answer to a message that puts several questions. What was written for one of them is told in its place, and
 * what is recorded where the whole message finds nothing. Where the first stands that has neither, what is told on
 * the whole message goes, and after it the best paragraph for each of these, or that there is none. Nothing is
 * told where all of this is nothing but paragraphs of questions that the whole message does not find.
 */
export function answerEach(whole: Block[], questions: ToldOfQuestion[]): Block[] {
  const isFound = isSourced(whole);
  const isSure = ({ found, blocks }: ToldOfQuestion) =>
    isSourced(blocks) && (isWritten(found) || (!isFound && isOfFacts(blocks)));
  const firstOpen = questions.findIndex((one) => !isSure(one));
  if (firstOpen < 0) return withoutRepeated(questions.flatMap(({ blocks }) => blocks));
  const sure = questions.map((one) => (isSure(one) ? one.blocks : []));
  if (!isFound && !sure.some(isSourced)) return whole;
  const best = questions.flatMap((one) => {
    if (isSure(one)) return [];
    return isFound || isSourced(one.blocks) ? firstSourced(one.blocks) : nothingOn(one.question);
  });
  const most = MOST_WORDS - countWords(sure.flat());
  return withoutRepeated([
    ...sure.slice(0, firstOpen).flat(),
    ...within(withoutRepeated([...whole, ...best]), most),
    ...sure.slice(firstOpen).flat(),
  ]);
}

/** What was asked, in the visitor's words, without what was said before it. */
function nothingOn(question: string): Block[] {
  const asking = askingPart(question) ?? question;
  return asking.length > LONGEST_QUOTED ? [] : [say(frame("nothingOn", { criteria: asking }))];
}

/** In UTF-16 code units. */
const LONGEST_QUOTED = 160;

/** As many words are read in a minute. */
const MOST_WORDS = 200;

function isWritten(found: Retrieved): boolean {
  const isUnsure = found.kind === "topics" && found.isWithPage === true;
  return "written" in found && found.written !== undefined && !isUnsure;
}

function isOfFacts(blocks: Block[]): boolean {
  const first = blocks.find((block) => isSourced([block]));
  return first?.pieces.some(({ passage }) => passage?.section === "facts") === true;
}

function isSourced(blocks: Block[]): boolean {
  return blocks.some(({ pieces }) => pieces.some(({ passage }) => passage));
}

function firstSourced(blocks: Block[]): Block[] {
  const at = blocks.findIndex((block) => isSourced([block]));
  return blocks.slice(0, at + 1);
}

/** The first block, and of the others as many as fit. */
function within(blocks: Block[], most: number): Block[] {
  let words = 0;
  return blocks.filter((block, at) => {
    const more = words + countWords([block]);
    const isKept = at === 0 || more <= most;
    if (isKept) words = more;
    return isKept;
  });
}
