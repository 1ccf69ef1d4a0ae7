import type { LibraryIndex } from "@/lib/consultant/corpus/library-index";
import type { Earlier } from "@/lib/consultant/understand/follow-ups/earlier";
import { readQuestion } from "@/lib/consultant/understand/read-question";

/** A first question of a conversation, for what is asked after it. */
export function earlierQuestion(library: LibraryIndex, message: string): Earlier {
  const { topics } = readQuestion(library, message, []);
  return { message, topics, listed: [], isList: false, focus: [] };
}
