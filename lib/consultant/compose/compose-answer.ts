import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { asksReason } from "../retrieve/pages/paragraph-signs";
import type { Retrieved } from "../retrieve/retrieved";
import type { Question } from "../types";
import { composeComparison, linkTo } from "./compose-comparison";
import { composeArticles, composeDocuments, composeList } from "./compose-found";
import { composeTopic } from "./compose-topic";
import { answerEach } from "./edit/answer-each";
import { shortened } from "./edit/shortened";
import { withoutRepeated, withoutSaid } from "./edit/without-repeated";
import { withoutTold } from "./edit/without-told";
import { composeFactList } from "./facts/compose-fact-list";
import {
  type Block,
  isLead,
  isSourced,
  quotations,
  say,
  tellGeneral,
  tellWritten,
} from "./parts/draft";
import { frame } from "./parts/frames";

/**
 * The library's own answer to the last message of a conversation, of its sentences and ours, with nothing said
 * twice; empty where it holds nothing.
 */
export function composeAnswer(
  library: LibraryIndex,
  retrieved: Retrieved,
  { message, history }: Question,
): Block[] {
  const composed = withoutRepeated(compose(library, retrieved, message));
  const whole = shortened(withoutTold(composed, history, message), message);
  const { each = [] } = retrieved;
  if (each.length === 0) return whole;
  const told = each.map((one) => ({
    ...one,
    blocks: composeAnswer(library, one.found, { message: one.question, history }),
  }));
  return answerEach(whole, told, retrieved.kind === "comparison");
}

function compose(library: LibraryIndex, retrieved: Retrieved, text: string): Block[] {
  switch (retrieved.kind) {
    case "topics": {
      const { written, isWithPage, isDoubtful, isDescribed, paper, topics, said, unnamed } =
        retrieved;
      const [topic] = topics;
      const told = written?.map(tellWritten) ?? [];
      if (topic && isDescribed) told.unshift(say(frame("described", topic.name)));
      if (topic && paper) return [...told, ...composeArticles([paper], topic)];
      if (!topic || (written && !isWithPage)) return told;
      const ofPage = composeTopic(library, topic, { ...retrieved, text: said || text });
      // A reason may stand in two.
      const most = isDoubtful || asksReason(unnamed.text) ? 2 : 1;
      if (!written) return ofPage;
      const below = withoutSubject(paragraphsOf(ofPage, most), topic);
      return [...told, ...quotations(withoutSaid(below, told))];
    }
    case "comparison": {
      const { written = [], isWithPage, topics, said, unnamed } = retrieved;
      const told = written.map(tellWritten);
      if (told.length > 0 && !isWithPage) return [...told, linkTo(topics)];
      return composeComparison(library, { ...retrieved, ...unnamed }, said || text, told);
    }
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

/** The first paragraphs, with the notice above one of them: a list and the lead to it bear nothing out. */
function paragraphsOf(blocks: Block[], most: number): Block[] {
  const paragraphs = blocks.filter((block) => !block.isList && !isLead(block));
  const last = paragraphs.filter(isSourced).slice(0, most).at(-1);
  return last ? paragraphs.slice(0, paragraphs.indexOf(last) + 1) : [];
}

/** Below an answer that names the peptide, "About semaglutide:" says nothing. */
function withoutSubject(blocks: Block[], { name }: LibraryPeptide): Block[] {
  const subject = frame("about", name);
  return blocks.map((block) => ({
    ...block,
    pieces: block.pieces.filter(({ text }) => text !== subject),
  }));
}
