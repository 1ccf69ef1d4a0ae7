import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { asksForNeverTold } from "../../text/never-told";
import type { Earlier } from "../../understand/follow-ups/earlier";
import { normaliseQuestion } from "../../understand/normalise-question";
import { type AskedQuestion, readQuestion, readUnnamed } from "../../understand/read-question";
import type { PlainReading } from "../../written-answers/plain-reader";
import { type WrittenAnswer, withoutVerdict } from "../../written-answers/written-answers";
import { findPerhapsDescribed } from "../pages/find-described";
import { isNear } from "../pages/is-told";
import { shareHeld } from "../pages/word-weights";
import type { Asked, Nearest } from "../retrieved";
import { chooseAnswer, readingsOf } from "../written/choose-answer";
import { asksForOtherMatter, lacksHalfLife } from "./other-matter";

/**
 * The page to show in part where nothing is known to answer: that of the peptide in question, if it may
 * tell of the matter at all, or the one that the question may describe. Undefined where the question is
 * clearly of something else. A written answer that may well be one stands for the page.
 */
export function findNearest(
  library: LibraryIndex,
  asking: string,
  earlier: Earlier[],
  reading: PlainReading | undefined,
): Nearest | undefined {
  const message = normaliseQuestion(library, asking);
  const asked = { ...readQuestion(library, message, earlier), message };
  const [topic] = asked.topics;
  if (asksForNeverTold(asked.text)) return;
  if (!topic) {
    const whole = readUnnamed(library, message);
    const meant = findPerhapsDescribed(library, message, whole);
    return meant ? toNearest(meant, whole, false) : undefined;
  }
  const isOther =
    asked.topics.length > 1 ||
    lacksHalfLife(asked.topics, asked) ||
    asksForOtherMatter(library, asked.topics, asked);
  const isPageNear = !isOther && isNear(library, topic, asked);
  const isOfPage = isPageNear || shareHeld(library, asked.focus, topic.stems) >= LEAST_HELD;
  const mayAnswer = asked.topics.length === 1 && isOfPage;
  const written = mayAnswer && findWrittenNear(library, topic, asked, reading);
  if (written) return { ...toNearest(topic, asked, true), written, isPageNear };
  return isPageNear ? toNearest(topic, asked, true) : undefined;
}

function findWrittenNear(
  library: LibraryIndex,
  topic: LibraryPeptide,
  asked: Asked,
  reading: PlainReading | undefined,
): WrittenAnswer | null {
  const chosen = reading && chooseAnswer(library, topic, asked, readingsOf(reading));
  return chosen && chosen.likelihood >= LEAST_LIKELY ? withoutVerdict(chosen.answer) : null;
}

/** Of the evaluation's questions that nothing was known to answer, two in three such answers held all of it. */
const LEAST_LIKELY = 0.35;
/** Of the words that a question is about; "what music does § like?" is of another matter. */
const LEAST_HELD = 0.75;

function toNearest(
  topic: LibraryPeptide,
  { intents, focus, text, whole }: AskedQuestion,
  isNamed: boolean,
): Nearest {
  return { topic, question: { intents, focus, text, whole }, isNamed, isPageNear: true };
}
