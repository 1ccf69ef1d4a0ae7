import type { Block } from "../compose/parts/draft";
import { suggestFollowUps } from "../compose/suggest-follow-ups";
import type { LibraryIndex } from "../corpus/library-index";
import type { Retrieved } from "../retrieve/retrieved";
import type { AnswerPart, Outcome } from "../types";
import { writeBlocks } from "./answer-writer";

/** What an answer names as its model where the library wrote it by itself. */
export const LIBRARY_MODEL = "library";

/** Blocks as a whole answer, with what may be asked next where something was searched for. */
export async function* tell(
  library: LibraryIndex,
  blocks: Iterable<Block>,
  outcome: Outcome,
  retrieved: Retrieved | null,
): AsyncGenerator<AnswerPart> {
  yield* writeBlocks(blocks);
  const questions = retrieved ? suggestFollowUps(library, retrieved) : [];
  if (questions.length > 0) yield { type: "suggestions", questions };
  yield { type: "end", outcome, model: LIBRARY_MODEL };
}
