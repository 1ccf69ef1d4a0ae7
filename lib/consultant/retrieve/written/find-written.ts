import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import type { Passage } from "../../corpus/passage";
import { contentWords } from "../../text/content-words";
import type { Earlier } from "../../understand/follow-ups/earlier";
import type { Intent } from "../../understand/question-intents";
import { meaningsOf, tellingWords } from "../../understand/question-words";
import { matchPhrasing } from "../../written-answers/phrasings";
import { matchPlain, plainQuestions, VERSUS } from "../../written-answers/plain-questions";
import type { PlainReading } from "../../written-answers/plain-reader";
import { type WrittenAnswer, withoutVerdict } from "../../written-answers/written-answers";
import { tellsOfOtherTrials } from "../named-studies";
import type { Asked, Retrieved } from "../retrieved";
import { retrieveTopics } from "../topics/retrieve-topics";
import { isElsewhere } from "./candidates";
import { type Found, findByMeaning, versusOf } from "./find-by-meaning";
import { asksOfEffect } from "./surely-put";
import { withFittingVerdict } from "./verdicts";

/**
 * Written answers to a plain question on one peptide, on each of several, or on the difference of two; to two
 * questions both. Null where a page has none, and where the conversation was given it before: then the page
 * itself is told. `reading` is what the model of plain questions made of the message.
 */
export function findWritten(
  library: LibraryIndex,
  asked: Asked,
  earlier: Earlier[],
  reading?: PlainReading,
): Retrieved | null {
  if (OF_FORM.test(asked.text)) return null;
  const byWords = findByWords(asked);
  const found =
    byWords && !isContradicted(byWords, reading)
      ? byWords
      : reading && findByMeaning(library, asked, reading);
  if (!found) return null;
  const { written, key, topics, silent = [], isUnsure, isDoubtful = false, isJudged } = found;
  const isGiven = (one: WrittenAnswer) =>
    earlier.some((before) => before.written?.some((given) => given.key === one.key));
  if (written.every(isGiven) || topics.some((topic) => isOfOther(topic, asked, written)))
    return null;
  const isOfSeveral = plainQuestions.get(key ?? "")?.isOfSeveral === true;
  const toTold = (one: WrittenAnswer) =>
    isOfSeveral ? withoutVerdict(one) : withFittingVerdict(asked.text, one);
  const told = isJudged ? written : written.map(toTold);
  const ofPage = isUnsure ? retrieveTopics(library, asked) : null;
  if (ofPage?.kind === "nothing") return null;
  const unsure = { written: told, isWithPage: true, isDoubtful };
  if (ofPage?.kind === "topics") return { ...ofPage, ...unsure };
  if (ofPage?.kind === "comparison") return { ...ofPage, ...unsure, silent };
  const intents: Intent[] = [(key && plainQuestions.get(key)?.intent) || "overview"];
  const meant = { ...asked, topics, intents };
  const { passages } = retrieveTopics(library, { ...meant, focus: [] });
  return toRetrieved(meant, told, passages, key);
}

/** "What is § an alternative to?" has the words of "is there an alternative to injections?" and asks what § is used for. */
function isContradicted({ key }: Found, reading?: PlainReading): boolean {
  const meant = reading?.whole.plain;
  return key !== null && !!meant && meant.key !== key && meant.likelihood > SURELY_ELSE;
}

const SURELY_ELSE = 0.8;

function isOfOther(topic: LibraryPeptide, { message = "" }: Asked, written: WrittenAnswer[]) {
  const told = written.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(" ");
  return tellsOfOtherTrials(topic, message, told);
}

function findByWords({ topics, text, whole }: Asked): Found | null {
  // What is said beside a question is what it is about: "My hair falls out. Is that common?"
  if (whole && whole.focus.length > 0) return null;
  const put = matchPlain(text);
  const key = put === "lasts" && asksOfEffect(text) ? null : put;
  // "Which is better?" asks on in what was asked before.
  const isOpen = (key === VERSUS && /§|\bdiffer/.test(text)) || OF_SAME_KIND.test(text);
  const written = isOpen ? versusOf(topics) : answersOf(topics, key, text);
  const isTold = written.length > 0 && !written.some((one) => isElsewhere(text, one));
  return isTold ? { written, key, topics } : null;
}

/** "Is § the same kind of drug as §?", "she says it is the same as §": of the difference as a whole. */
const OF_SAME_KIND =
  /\b(?:it|that|this|they)(?:'s|'re| is| are| was| were) (?:\w+ )?the same(?: thing| stuff| drug| medicine)? as §|\bsame (?:kind|sort|type|class|family|group)(?: of [\w-]+)? as §|\bin (?:the same|one) (?:class|family|group) as §/;

/** "Why?", "tell me more": the paragraphs that the written answer before rests on. Null after any other. */
export function tellMore(
  message: string,
  last: Earlier | undefined,
  asked: Asked,
): Retrieved | null {
  if (!last?.written || !ASKS_MORE.test(message)) return null;
  const most = last.written.length === 1 ? 2 : 1;
  const written = last.written
    .filter(({ key }) => !key.endsWith(MORE))
    .flatMap(({ key, sources }) => {
      const prose = sources.filter(({ passage }) => passage.section !== "facts");
      return (prose.length > 0 ? prose : sources).slice(0, most).map(({ passage, sentences }) => ({
        key: `${key}${MORE}`,
        sentences: sentences.map((text) => ({ text, passage })),
        sources: [],
      }));
    });
  if (written.length === 0) return null;
  return toRetrieved({ ...asked, topics: last.topics }, written, [], null);
}

const MORE = " more";
const ASKS_MORE = new RegExp(
  String.raw`^\W*(?:(?:and|but|ok(?:ay)?|so|hm+|oh|really|thanks|interesting|i see)\W+)*(?:${[
    "why(?: (?:not|so|is (?:that|this|it)(?: so)?|does (?:that|it) happen))?",
    "how (?:come|so)",
    "(?:(?:can|could) you )?(?:please )?(?:tell me |say |explain )?(?:a (?:bit|little) )?(?:more|some more|in more detail)(?: (?:details?|info(?:rmation)?|about (?:that|this|it)))?",
    "(?:please )?(?:go on|explain(?: (?:that|this|it|why))?|elaborate|details)",
    "(?:are you|you) sure",
    "(?:says who|how do you know(?: that)?|based on what|(?:what(?:'s| is) )?(?:the |your )?(?:sources?|evidence for that|proof of that))",
  ].join("|")})(?: please)?\W*$`,
  "i",
);

function toRetrieved(
  { topics, text, whole, message = "", intents }: Asked,
  written: WrittenAnswer[],
  passages: Passage[],
  plain: string | null,
): Retrieved {
  const own = written.flatMap(({ sentences }) => sentences.map(({ passage }) => passage));
  const told = {
    topics,
    intents,
    focus: [],
    passages: [...new Set([...own, ...passages])],
    said: message,
    unnamed: { text, whole },
    written,
    plain,
  };
  return topics.length > 1
    ? { kind: "comparison", ...told }
    : { kind: "topics", ...told, isTold: true };
}

/** "And the weekly one?" */
const OF_FORM = /\bthe (?:[\w-]+ ){1,2}(?:one|form|version|brand)\b/;

/** One for each of the peptides, or none. */
function answersOf(topics: LibraryPeptide[], key: string | null, text: string): WrittenAnswer[] {
  if (topics.length === 0 || topics.length > MAX_TOLD) return [];
  const found = topics.flatMap(({ written }) => {
    const answer = key ? written.plain.get(key) : undefined;
    return answer && (!plainQuestions.get(key ?? "")?.isOfSeveral || isOn(answer, text))
      ? [answer]
      : [];
  });
  if (found.length === topics.length) return found;
  const [only] = topics;
  const particular = topics.length === 1 && only?.written.particular;
  const answer = particular ? matchPhrasing(particular, text, { least: LEAST_OF_PAGE }) : null;
  return answer ? [answer] : [];
}

/** Whether an answer, or what it rests on, has one of the words by which a question is known. */
function isOn({ sentences, sources }: WrittenAnswer, text: string): boolean {
  const stems = new Set(
    contentWords(
      [...sentences.map((one) => one.text), ...sources.flatMap((one) => one.sentences)].join(" "),
    ),
  );
  if (OF_ALCOHOL.test(text)) return stems.has("alcohol");
  return tellingWords(text).some((word) => meaningsOf(word).some((one) => stems.has(one)));
}

const OF_ALCOHOL = /\b(?:alcohol|booze|wine|beer|drink(?:ing)? (?:on|with|while))\b/;

/** Of one page there are only a few questions to tell apart. */
const LEAST_OF_PAGE = 0.62;
const MAX_TOLD = 3;
