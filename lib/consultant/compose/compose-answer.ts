import type { LibraryIndex } from "../corpus/library-index";
import type { Retrieved } from "../retrieve/retrieved";
import { composeComparison, linkTo } from "./compose-comparison";
import { composeArticles, composeDocuments, composeList } from "./compose-found";
import { composeTopic } from "./compose-topic";
import { composeFactList } from "./facts/compose-fact-list";
import { type Block, tellGeneral, tellWritten } from "./parts/draft";

/** The library's own answer, of its sentences and ours; empty where it holds nothing. */
export function composeAnswer(library: LibraryIndex, retrieved: Retrieved, text: string): Block[] {
  switch (retrieved.kind) {
    case "topics": {
      if (retrieved.written) return retrieved.written.map(tellWritten);
      const topic = retrieved.topics[0];
      return topic
        ? composeTopic(library, topic, { ...retrieved, text: retrieved.said || text })
        : [];
    }
    case "comparison":
      if (retrieved.written)
        return [...retrieved.written.map(tellWritten), linkTo(retrieved.topics)];
      return composeComparison(
        library,
        { ...retrieved, ...retrieved.unnamed },
        retrieved.said || text,
      );
    case "list":
      return composeList(retrieved);
    case "general":
      return tellGeneral(retrieved.answer.parts);
    case "facts":
      return composeFactList(retrieved.list);
    case "articles":
      return composeArticles(retrieved.passages, retrieved.topic);
    case "documents":
      return composeDocuments(retrieved.passages, text);
    case "nothing":
      return [];
  }
}
