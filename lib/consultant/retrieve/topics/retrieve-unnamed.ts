import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import type { Earlier } from "../../understand/follow-ups/earlier";
import { readUnnamed } from "../../understand/read-question";
import type { PlainReading } from "../../written-answers/plain-reader";
import { OF_SITE, withContext } from "../carry-over";
import { findDocuments } from "../find-documents";
import { asksForOthers, withNamesTold } from "../lists/asked-list";
import { findLists } from "../lists/find-lists";
import { findDescribed } from "../pages/find-described";
import { findForCondition } from "../pages/find-for-condition";
import { mayBeTold } from "../pages/is-told";
import { type Asked, NOTHING, type Retrieved, withinBudget } from "../retrieved";
import { findWritten } from "../written/find-written";
import { goOn } from "./go-on";
import { retrieveTopics } from "./retrieve-topics";

/** What was said before, the last first, and which plain questions the message puts. */
interface Context {
  earlier: Earlier[];
  reading: PlainReading | undefined;
}

/** What is found of a question that names no peptide, or asks for others than the one it names. */
export function retrieveUnnamed(
  library: LibraryIndex,
  message: string,
  asked: Asked,
  context: Context,
): Retrieved {
  const [last] = context.earlier;
  const isForOthers = asksForOthers(asked);
  const spokenOf = asked.spokenOf.filter((topic) => mayBeTold(library, topic, asked));
  const goesOn = spokenOf.length > 0 && asked.focus.length > 0;
  if (goesOn && !TURNS_AWAY.test(asked.text)) {
    return retrieveTopics(library, { ...asked, topics: spokenOf, isFollowUp: true });
  }
  const listed = findLists(library, message, isForOthers ? withNamesTold(asked) : asked);
  if (listed) return { kind: "list", ...listed, passages: withinBudget(listed.passages) };
  const documents = findDocuments(library, message, asked);
  if (documents.length > 0) return { kind: "documents", passages: withinBudget(documents) };
  if ((goesOn || asked.intents.length + asked.focus.length === 0) && !OF_SITE.test(asked.text)) {
    const found = retrieveTopics(library, { ...asked, topics: spokenOf, isFollowUp: true });
    if (found.kind !== "nothing") return withContext(found, last);
  }
  // What is meant may be described beside the question.
  const whole = readUnnamed(library, message);
  const told = findDescribed(library, message, whole) ?? findForCondition(library, message, whole);
  if (told) return retrieveDescribed(library, told, { whole, asked }, context);
  return goOn(library, asked, last) ?? NOTHING;
}

/**
 * What is asked beside a description is looked for by its own words: "The blood thinner from leeches. Is there an
 * antidote?" Who asks whether there is a medicine for what is described is told of the one that the library holds.
 */
function retrieveDescribed(
  library: LibraryIndex,
  described: LibraryPeptide,
  { whole, asked }: { whole: Asked; asked: Asked },
  { earlier, reading }: Context,
): Retrieved {
  const topics = [described];
  if (asked.whole) {
    const beside = { ...asked, topics };
    const written = findWritten(library, beside, earlier, reading);
    if (written) return written;
    const told = asked.focus.length > 0 ? retrieveTopics(library, beside) : NOTHING;
    if (told.kind !== "nothing") return told;
  }
  const found = retrieveTopics(library, { ...whole, topics });
  if (found.kind !== "nothing" || !ASKS_WHETHER_ANY.test(whole.text)) return found;
  return retrieveTopics(library, { ...whole, topics, intents: ["overview"], focus: [] });
}

const ASKS_WHETHER_ANY =
  /\b(?:is|are) there (?:an?|any) (?:\w+ ){0,2}(?:medicine|drug|treatment|peptide|injection|jab|shot|spray|tablet)s?\b/;

/** What turns from the peptide that was spoken of: to several, to another, to the site. */
const TURNS_AWAY =
  /\bevidence (?:tiers|grades|levels|scale)\b|\b(?:which|list|others?|else|another|peptides|site|library|you|your)\b|\b(?:what(?! about\b)|any|all|some) (?:\w+ ){0,3}\w+s\b/;
