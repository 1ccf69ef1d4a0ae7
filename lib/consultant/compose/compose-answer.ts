import type { LibraryIndex } from "../corpus/library-index";
import { asksReason } from "../retrieve/pages/paragraph-signs";
import type { Retrieved } from "../retrieve/retrieved";
import { composeComparison, linkTo } from "./compose-comparison";
import { composeArticles, composeDocuments, composeList } from "./compose-found";
import { composeTopic } from "./compose-topic";
import { composeFactList } from "./facts/compose-fact-list";
import { type Block, tellGeneral, tellWritten } from "./parts/draft";

/** The library's own answer, of its sentences and ours, each paragraph once; empty where it holds nothing. */
export function composeAnswer(library: LibraryIndex, retrieved: Retrieved, text: string): Block[] {
  return withoutTwice(compose(library, retrieved, text));
}

function withoutTwice(blocks: Block[]): Block[] {
  const told = new Set<string>();
  return blocks.filter(({ pieces }) => {
    const said = pieces.map((piece) => piece.text).join(" ");
    const isNew = !told.has(said);
    told.add(said);
    return isNew;
  });
}

function compose(library: LibraryIndex, retrieved: Retrieved, text: string): Block[] {
  switch (retrieved.kind) {
    case "topics": {
      const { written, isWithPage, paper, topics, said, unnamed } = retrieved;
      const told = written?.map(tellWritten) ?? [];
      const [topic] = topics;
      if (topic && paper) return [...told, ...composeArticles([paper], topic)];
      if (!topic || (written && !isWithPage)) return told;
      const ofPage = composeTopic(library, topic, { ...retrieved, text: said || text });
      // A reason may stand in two.
      const most = asksReason(unnamed.text) ? 2 : 1;
      return written ? [...told, ...ofPage.slice(0, most)] : ofPage;
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
