import type { LibraryIndex } from "../../corpus/library-index";
import type { Earlier } from "../../understand/follow-ups/earlier";
import { OF_SITE } from "../carry-over";
import { shareHeld } from "../pages/word-weights";
import type { Asked, Retrieved } from "../retrieved";
import { retrieveTopics } from "./retrieve-topics";

/** A short question that names nothing is about what was spoken of, if the page holds a word of it. */
export function goOn(
  library: LibraryIndex,
  asked: Asked,
  last: Earlier | undefined,
): Retrieved | null {
  const { spokenOf, focus, text } = asked;
  const isShort = text.split(" ").length <= MOST_WORDS_OF_ASIDE;
  if (!last || spokenOf.length === 0 || !isShort || OF_SITE.test(text)) return null;
  const isHeld = (word: string) =>
    spokenOf.some(({ stems }) => shareHeld(library, [word], stems) > 0);
  const held = focus.filter(isHeld);
  if (held.length === 0 || held.length < focus.length / 2) return null;
  const found = retrieveTopics(library, { ...asked, topics: spokenOf, focus: held });
  return found.kind === "nothing" ? null : found;
}

const MOST_WORDS_OF_ASIDE = 14;
