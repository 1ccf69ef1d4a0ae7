import { fold } from "@/lib/search/fold";
import { termOf } from "../corpus/definition-passages";
import type { LibraryIndex } from "../corpus/library-index";
import type { Passage } from "../corpus/passage";

/** The glossary's definition of what a question asks the meaning of: "What is a half-life?" */
export function findDefinition(
  { definitions }: Pick<LibraryIndex, "definitions">,
  message: string,
): Passage | null {
  const [, before, after] = ASKS_MEANING.exec(fold(message)) ?? [];
  const asked = before ?? after;
  // What a peptide is, the site says at length.
  if (asked === undefined || termOf(asked) === "peptide") return null;
  return definitions.get(termOf(asked)) ?? null;
}

const OPENS = `(?:what(?:'s|s| is| are| was)|define|explain|what is meant by|(?:what(?:'s| is) )?(?:the )?(?:definition|meaning) of)(?: exactly)?`;
const TERM = `(?:an? |the (?:term )?)?["“']?([^"”'?.!]{2,60}?)["”']?`;
const OF_SITE = "(?:on|in) (?:your|these|this|the) (?:pages?|site|library|database)";
const ASKS_MEANING = new RegExp(
  [
    String.raw`^\W*(?:so |and |ok |please )?(?:`,
    `${OPENS} ${TERM}`,
    `|what (?:does|do) ${TERM} (?:mean|stand for)(?: (?:here|exactly|${OF_SITE}))?`,
    String.raw`)\W*$`,
  ].join(""),
);
