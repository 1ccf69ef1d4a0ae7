import type { Block } from "../compose/parts/draft";
import { suggestFollowUps } from "../compose/suggest-follow-ups";
import type { LibraryIndex } from "../corpus/library-index";
import type { Retrieved } from "../retrieve/retrieved";
import type { AnswerPart, Outcome, Turn } from "../types";
import { writeBlocks } from "./answer-writer";

/** What an answer names as its model where the library wrote it by itself. */
export const LIBRARY_MODEL = "library";

/** Blocks as a whole answer, with what may be asked next where something was searched for. */
export async function* tell(
  library: LibraryIndex,
  blocks: Iterable<Block>,
  outcome: Outcome,
  retrieved: Retrieved | null,
  history: Turn[] = [],
): AsyncGenerator<AnswerPart> {
  let said = "";
  for (const part of writeBlocks(blocks)) {
    if (part.type === "text") said += part.text;
    yield part;
  }
  const told = [...history, { isUser: false, message: said }];
  const questions = retrieved ? suggestFollowUps(library, retrieved, told) : [];
  if (questions.length > 0) yield { type: "suggestions", questions };
  yield { type: "end", outcome, model: LIBRARY_MODEL };
}
