import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { type Passage, sentencesOf } from "../../corpus/passage";
import { withoutAgencies } from "../../facts/agency-cues";
import { asksWhy, namesFact, readFactKinds, withoutCue } from "../../facts/fact-topics";
import { askedOf } from "../../reader-questions/question-signs";
import { contentWords } from "../../text/content-words";
import { isNeverTold } from "../../text/never-told";
import { type Intent, sectionsOf } from "../../understand/question-intents";
import type { AskedQuestion } from "../../understand/read-question";
import { findFacts } from "../find-facts";
import { isTold, mayBeTold } from "../pages/is-told";
import { rankParagraphs } from "../pages/rank-paragraphs";
import { asksSeveral } from "../pages/rank-parts";
import { shareHeld, weightOf } from "../pages/word-weights";
import { type Asked, type Retrieved, withinBudget } from "../retrieved";
import { asksForOtherMatter, asksForSomebody, lacksHalfLife } from "./other-matter";

const MOST_TOPICS = 3;

/** What the pages of the peptides in question hold on it. */
export function retrieveTopics(library: LibraryIndex, asked: Asked): Retrieved {
  const topics = asked.topics.slice(0, MOST_TOPICS);
  const { intents, focus } = asked;
  const wanted = intents.length > 0 ? intents : (["overview"] as Intent[]);
  const hasFacts = topics.every((topic) => holdsFacts(library, topic, asked));
  // What follows is most likely of what was spoken of.
  const isToldOf = asked.isFollowUp ? mayBeTold : isTold;
  const isKnown =
    hasFacts ||
    topics.some((topic) => isToldOf(library, topic, asked) || tellsOfCompounding(topic, asked));
  const nothing: Retrieved = { kind: "nothing", topics, passages: [] };
  if (!hasFacts && lacksHalfLife(topics, asked)) return nothing;
  if (asked.comparesOthers && topics.length < 2 && focus.length > 0 && !isKnown) return nothing;
  if (topics.length < 2 && !hasFacts && asksForSomebody(asked)) return nothing;
  if (asksForOtherMatter(library, topics, asked)) return nothing;
  const isCompared =
    topics.length > 1 &&
    (asked.comparesOthers || OF_EACH.test(asked.text)) &&
    (isTouched(library, topics, focus) ||
      asked.message === undefined ||
      readFactKinds(asked.message).length > 0);
  const isFocused = !isVague(library, focus) && !isCompared;
  const mayBe = () => isRecorded(asked) || topics.some((topic) => mayBeTold(library, topic, asked));
  const isAnswered = isKnown || (hasSectionOfItsOwn(wanted, asked.text) && mayBe());
  if (isFocused && !isAnswered) return nothing;
  const isAsked = isSurelyAsked(library, topics, asked);
  const isStrange = intents.length === 0 && !isAsked && !isTouched(library, topics, focus);
  const isOfPair = topics.length > 1 || asked.comparesOthers;
  if (isFocused && isStrange && !isOfPair && !hasFacts && !asked.isFollowUp) return nothing;
  const isOfOne = topics.length === 1 && !asked.comparesOthers;
  const isReasoned = isAsked || isExplained(library, topics, asked);
  if (isFocused && isOfOne && !hasFacts && !isReasoned) return nothing;
  const isOfEffect = focus.length > 0 && isOfOne && !hasFacts;
  if (isOfEffect && !isToldOfEffect(library, topics, asked)) return nothing;
  const facts = topics.flatMap((topic) =>
    findFacts(topic, asked.message ?? "").map(({ passage }) => passage),
  );
  const passages = withinBudget([
    ...facts,
    ...topics.flatMap((topic) => passagesFor(library, topic, wanted, focus)),
  ]);
  if (passages.length === 0) return nothing;
  const said = asked.message ?? "";
  const unnamed = { text: asked.text, whole: asked.whole };
  const found = { topics, intents: wanted, focus, passages, said, unnamed };
  return topics.length > 1
    ? { kind: "comparison", ...found }
    : { kind: "topics", ...found, isTold: isKnown };
}

/** Whether pharmacies may make it is asked in words that hardly any page holds. */
function tellsOfCompounding({ passages }: LibraryPeptide, { text }: Asked): boolean {
  if (!/\bcompounding\b/.test(text)) return false;
  return [...passages.values()].flatMap(sentencesOf).some((said) => COMPOUNDED.test(said));
}

const COMPOUNDED = /\bpharmacies\b.*\bto compound\b/;

/** Words that no page holds may be those of a question that it answers all the same. */
function isSurelyAsked(library: LibraryIndex, topics: LibraryPeptide[], { text }: AskedQuestion) {
  return topics.some((topic) => askedOf(library, topic, text) >= SURELY_ASKED);
}

const SURELY_ASKED = 0.5;

/** Whether it does something to a body is told where that stands, or not at all. */
function isToldOfEffect(library: LibraryIndex, topics: LibraryPeptide[], asked: Asked): boolean {
  if (!ASKS_EFFECT.test(asked.text)) return true;
  return topics.some((topic) =>
    rankParagraphs(library, topic, asked).some(({ share }) => share >= HELD_BY_EFFECT),
  );
}

const ASKS_EFFECT =
  /^\W*(?:and |so |but )?(?:does|do|can|could|will|would|might|may) § \w+(?: \w+)?\W*$/;
const HELD_BY_EFFECT = 0.5;

/** A reason that is asked for stands where the question's words do, not in whatever the page says of its working. */
function isExplained(library: LibraryIndex, topics: LibraryPeptide[], asked: Asked): boolean {
  // What a peptide is made of, and why, is asked in words that name the section.
  const isWhy = asksWhy(fold(asked.message ?? "")) && !asksSeveral(asked.text);
  if (!isWhy || asked.intents.includes("identity")) return true;
  return topics.some((topic) =>
    rankParagraphs(library, topic, asked).some(({ share }) => share >= HELD_BY_REASON),
  );
}

const HELD_BY_REASON = 0.15;
const OF_EACH = /\b(?:each|both|either|they)\b|§,? (?:and|or) §/;

/** Whether recorded facts answer: what else the question names stands in them. */
function holdsFacts(library: LibraryIndex, topic: LibraryPeptide, { message, focus }: Asked) {
  if (message === undefined) return false;
  const text = fold(message);
  return findFacts(topic, message).some(({ kind, isNarrowed, passage, isNamed, isCertain }) => {
    const uncued = withoutCue(text, kind);
    const left = new Set(contentWords(kind === "approvals" ? withoutAgencies(uncued) : uncued));
    const asked = focus.filter((word) => left.has(word));
    const least = isNamed ? HELD_BY_TRIAL : HELD_BY_FACTS;
    const isOwn = (word: string) => passage.stems.has(word) || topic.stems.has(word);
    const strange = asked.filter((word) => !isOwn(word)).length;
    const isAsked = isCertain || isNamed || namesFact(text, kind);
    if (isAsked && strange <= MOST_STRANGE && !asked.some(isNeverTold)) return true;
    const isHeld = asked.length === 0 || shareHeld(library, asked, passage.stems) >= least;
    return isHeld || (isNarrowed && asked.length <= 2 && asked.every(isOwn));
  });
}

/** Words of a question on facts that its page lacks: more of them are about something else. */
const MOST_STRANGE = 1;
const HELD_BY_FACTS = 0.6;
const HELD_BY_TRIAL = 0.45;

/** What is recorded of each peptide answers for whatever country or contest is named. */
function isRecorded({ intents, text }: AskedQuestion): boolean {
  return intents.includes("sport") || (intents.includes("status") && ASKS_WHERE.test(text));
}

const ASKS_WHERE =
  /\b(?:approv\w*|licen[cs]\w*|legal\w*|registered|authori[sz]\w*|allow\w*|permitted|marketed)\b[^.?!]*\b(?:in|by)\b|\b(?:regulators?|agency|agencies|authorit(?:y|ies)|health ministry)\b/;

/** Words of half the library's pages are not what a question is about: "why so low". */
function isVague(library: LibraryIndex, focus: string[]): boolean {
  return focus.every((word) => weightOf(library, word) < VAGUE);
}

const VAGUE = 0.3;

/** Whether one of the pages holds a word of the focus. */
function isTouched(library: LibraryIndex, topics: LibraryPeptide[], focus: string[]): boolean {
  return topics.some((topic) => shareHeld(library, focus, topic.stems) > 0);
}

/** What these ask for stands in one section, whatever else the question says. */
function hasSectionOfItsOwn(intents: Intent[], text: string): boolean {
  const open: Intent[] = ["uses", "benefits", "evidence", "overview"];
  if (/\binteract/.test(text)) open.push("warnings");
  // Why it is called so stands in no list of names.
  if (NAMED_SO.test(text)) open.push("identity");
  return intents.some((intent) => !open.includes(intent));
}

const NAMED_SO = /\bwhy\b|\bwho\b|\b(?:chose|chosen|coined|came up|come up|invented)\b/;

/** The passages of a peptide's page, those that the question asks for before those that hold its words. */
function passagesFor(
  library: LibraryIndex,
  topic: LibraryPeptide,
  intents: Intent[],
  focus: string[],
): Passage[] {
  const asked = intents.flatMap((intent) => sectionsOf[intent]);
  const ranked = [...topic.passages.values(), ...(focus.length > 0 ? topic.articles : [])]
    .map((passage) => {
      const place = asked.indexOf(passage.section);
      const held = focus.length > 0 ? shareHeld(library, focus, passage.stems) : 0;
      return { passage, score: (place < 0 ? 0 : 4 - place / 4) + held * FOCUS_COUNTS };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage);
  const evidence = topic.passages.get("evidence");
  return evidence ? [...new Set([...ranked, evidence])] : ranked;
}

/** What is told of the very words counts for as much as the section. */
const FOCUS_COUNTS = 5;
