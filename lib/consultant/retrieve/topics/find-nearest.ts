import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { asksForNeverTold } from "../../text/never-told";
import type { Earlier } from "../../understand/follow-ups/earlier";
import { normaliseQuestion } from "../../understand/normalise-question";
import { type AskedQuestion, readQuestion, readUnnamed } from "../../understand/read-question";
import { findPerhapsDescribed } from "../pages/find-described";
import { isNear } from "../pages/is-told";
import type { Nearest } from "../retrieved";
import { asksForOtherMatter, lacksHalfLife } from "./other-matter";

/**
 * The page to show in part where nothing is known to answer: that of the peptide in question, if it may
 * tell of the matter at all, or the one that the question may describe. Undefined where the question is
 * clearly of something else.
 */
export function findNearest(
  library: LibraryIndex,
  asking: string,
  earlier: Earlier[],
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
  return isOther || !isNear(library, topic, asked) ? undefined : toNearest(topic, asked, true);
}

function toNearest(
  topic: LibraryPeptide,
  { intents, focus, text, whole }: AskedQuestion,
  isNamed: boolean,
): Nearest {
  return { topic, question: { intents, focus, text, whole }, isNamed };
}
