import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { contentWords } from "../../text/content-words";
import { splitSentences } from "../../text/sentences";
import { askingPart } from "../../understand/asking-part";
import { readCriteria } from "../../understand/criteria/read-criteria";
import { ASKS_MANY, type AskedQuestion } from "../../understand/read-question";
import { type FactList, findFactList } from "../find-fact-list";
import { ASKS_FOR_MANY, asksOfOne } from "./list-form";

/** A question goes on with one peptide, is of one, or of a trial that it names. */
export function asksForNoList(
  { text, topics, spokenOf }: AskedQuestion,
  ofTrial: LibraryPeptide[],
): boolean {
  const goesOnWithOne = spokenOf.length > 0 && !MANY.test(text) && !ASKS_MANY.test(text);
  // "GHRP-2" asks for one, though its name stands for a class too.
  const isOfOne = topics.length === 1 && OF_ONE.test(text);
  return goesOnWithOne || isOfOne || (ofTrial.length > 0 && !ASKS_MANY.test(text));
}

/** "Benefits of §", "§ papers". */
const OF_ONE = /^\W*(?:\w+ ){0,2}(?:of |on |for |about )?§(?: \w+)?\W*$/;
const MANY = /\b(?:peptides|ones|medicines|drugs|others|substances|compounds)\b/;

/**
 * "I compete in cycling. Which peptides are banned?": the sentence before the question describes no peptide.
 * "GHRP-2 is approved in Japan. For what?" asks of the one that it names.
 */
export function findAskedList(
  library: LibraryIndex,
  message: string,
  { topics, text }: AskedQuestion,
) {
  const asking = topics.length === 0 ? askingAlone(message) : null;
  const alone = asking ? findFactList(library, asking) : null;
  const found = isList(alone) ? alone : listAsAsked(library, message, topics);
  // "Was orexin ever given to people with narcolepsy" is asked of the one that it names by half.
  const [topic, ...others] = topics;
  const isOfMany = [ASKS_MANY, ASKS_FOR_MANY, OF_EACH].some((cue) => cue.test(text));
  const isOfTopic = topic && others.length === 0 && !isOfMany;
  // "Kisspeptin libido results" asks of the one that it names, and not of what is approved for libido.
  const listsOthers = topic && isList(found) && !found.found.includes(topic);
  if (isOfTopic && listsOthers && !OF_RECEPTOR.test(text)) return null;
  const isOfOne = isOfTopic && asksOfOne(text);
  if (isOfOne && found && found !== "unknown" && found.found.includes(topic)) return null;
  const part = found ? null : askingPart(message);
  if (!part) return found;
  const asked = fold(part);
  // "Could that be the jabs?" is asked of one that was described.
  const isOfList = !asksOfOne(asked) && (topics.length === 0 || ASKS_MANY.test(asked));
  if (!isOfList) return found;
  const ofPart = findFactList(library, part);
  return isList(ofPart) && ofPart.found.length === 0 && ofPart.unread ? null : ofPart;
}

/**
 * The list that a message asks for. Where nothing is in it, what is said beside the question is no criterion; and
 * where a word was not read, none is found, for "none" would be said of another question.
 */
function listAsAsked(library: LibraryIndex, message: string, topics: LibraryPeptide[]) {
  const whole = findFactList(library, message);
  if (!isList(whole) || whole.found.length > 0) return whole;
  const asking = topics.length === 0 ? askingPart(message) : null;
  const alone = asking ? findFactList(library, asking) : null;
  if (isList(alone) && alone.found.length > 0) return alone;
  return whole.unread && !whole.nearest ? null : whole;
}

/** One thing was described, and a question asks of it. */
export function asksOfOnly(message: string): boolean {
  const asking = fold(askingPart(message) ?? "").replace(WHETHER_IT_WORKS, "does it work");
  if (ASKS_WHETHER_ONE.test(asking || fold(message))) return true;
  return asksOfOne(asking) && ![ASKS_MANY, ASKS_FOR_MANY].some((cue) => cue.test(asking));
}

/** "Is there a peptide for that?" is told of the only one. */
const ASKS_WHETHER_ONE =
  /\bis there (?:an?|any) (?:\w+ ){0,2}(?:peptide|medicine|drug|treatment|injection|jab|shot|spray|tablet|pill)\b/;
const WHETHER_IT_WORKS =
  /\bis there anything (?:to|in|behind) (?:it|that|this)\b|\bdo(?:es)? anything\b/g;

function isList(list: ReturnType<typeof findFactList>): list is FactList {
  return list !== null && list !== "unknown";
}

/**
 * "I write on the Chinese market. Which ones did the NMPA approve?": the question without what is said
 * beside it, where that names no illness.
 */
function askingAlone(message: string): string | null {
  const asking = askingPart(message);
  if (!asking || !ASKS_MANY.test(fold(asking)) || asksOfOne(fold(asking))) return null;
  const beside = splitSentences(message).filter((sentence) => !asking.includes(sentence.trim()));
  const { criteria } = readCriteria(beside.join(" "));
  return criteria.some(({ words }) => OF_ILLNESS.test(words)) ? null : asking;
}

const OF_ILLNESS = /\b(?:for|against|on|at) /;

/** "Ghrelin receptor agonists that are approved" are others than ghrelin. */
const OF_RECEPTOR = /\b(?:receptors?|\w*agonists?|analog\w*|relatives?|like)\b/;

const OF_EACH = /\b(?:every|each) (?:\w+ )?(?:peptide|medicine|drug|one|hormone|agonist)\b/;

/** "Which peptides act on the ghrelin receptor" is about others than ghrelin. */
export function asksForOthers({ text, topics }: AskedQuestion): boolean {
  return (
    topics.length === 1 &&
    ASKS_MANY.test(text) &&
    /§[- ]?(?:receptors?|analog\w*|agonists?|like)/.test(text)
  );
}

/** What acts as a peptide does is told with that one's name. */
export function withNamesTold(asked: AskedQuestion): AskedQuestion {
  const receptor = /§[- ]?receptor/.test(asked.text) ? "receptor" : "";
  const names = asked.topics.flatMap(({ name }) => contentWords(`${name} ${receptor}`));
  return { ...asked, focus: [...new Set([...asked.focus, ...names])] };
}
