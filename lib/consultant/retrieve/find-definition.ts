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

const ASKS_MEANING =
  /^\W*(?:so |and |ok |please )?(?:(?:what(?:'s|s| is| are| was)|define|explain|(?:the )?(?:definition|meaning) of|what(?:'s| is) (?:the )?(?:definition|meaning) of|what is meant by)(?: exactly)? (?:an? |the (?:term )?)?["“']?([^"”'?.!]{2,60}?)["”']?|what (?:does|do) (?:an? |the (?:term )?)?["“']?([^"”'?.!]{2,60}?)["”']? (?:mean|stand for)(?: (?:here|exactly))?)\W*$/;
