import type { LibraryCategory, LibraryPeptide } from "../corpus/library-index";
import { type Passage, sentencesOf } from "../corpus/passage";
import type { Intent } from "../understand/question-intents";
import type { AskedQuestion } from "../understand/read-question";
import type { GeneralAnswer } from "../written-answers/general-answers";
import type { WrittenAnswer } from "../written-answers/written-answers";
import type { FactList } from "./find-fact-list";
import type { ListedPeptide } from "./lists/find-listed";
import type { ParagraphQuestion } from "./pages/paragraph-signs";

/** What retrieval ranks as telling on one question, in tokens of about four letters. */
export const MAX_RETRIEVED_TOKENS = 2500;

type Unnamed = Pick<ParagraphQuestion, "text" | "whole">;

/** What the library holds on a question: how it is to be answered, and from which passages. */
export type Retrieved = {
  passages: Passage[];
  /** Of a message that puts several questions what is held on each by itself, after those before it. */
  each?: OfQuestion[];
} & (
  | (OfPages & {
      kind: "topics";
      /** The pages tell what is asked, and not only in the section that is asked for. */
      isTold: boolean;
      /** The message names no peptide but describes this one. */
      isDescribed?: boolean;
      /** The paper that the question names beside what the written answer tells of it. */
      paper?: Passage | undefined;
    })
  | (OfPages & {
      kind: "comparison";
      /** Those for which nothing was written that likely answers. */
      silent?: LibraryPeptide[];
    })
  | { kind: "list"; listed: ListedPeptide[]; category: LibraryCategory | null; isLonger: boolean }
  /** What the list was asked by, with what it carries over. */
  | { kind: "facts"; list: FactList; said: string }
  /** A written answer to what is asked of no peptide in particular. */
  | { kind: "general"; answer: GeneralAnswer; listed: LibraryPeptide[] }
  | { kind: "articles"; topic: LibraryPeptide | null }
  | { kind: "documents" }
  | { kind: "nothing"; topics: LibraryPeptide[]; nearest?: Nearest | undefined }
);

/** What the pages of one peptide, or of several, hold. */
interface OfPages {
  topics: LibraryPeptide[];
  intents: Intent[];
  focus: string[];
  /** The message with what it carries over. */
  said: string;
  /** What asks, and all that is said, folded and without names. */
  unnamed: Unnamed;
  written?: WrittenAnswer[] | undefined;
  /** What was written may lack a part of what is asked: the best paragraphs of the pages go below it. */
  isWithPage?: boolean;
  /** It may answer something else: more of the page goes below it. */
  isDoubtful?: boolean;
  /** The key of the plain question that was asked. */
  plain?: string | null;
}

/** One question of a message that puts several. */
export interface OfQuestion {
  question: string;
  found: Retrieved;
}

/** Whether what is told was written for the question, and lacks nothing of it. */
export function isWritten(found: Retrieved): found is Retrieved & { written: WrittenAnswer[] } {
  return isOfPages(found) && found.written !== undefined && !found.isWithPage;
}

/** How surely what is told answers the question: 3 of what was written for it, 0 of what was not. */
export function surenessOf(found: Retrieved): number {
  if (isWritten(found)) return 3;
  if (!isOfPages(found) || !found.written) return 0;
  return found.isDoubtful ? 1 : 2;
}

function isOfPages(found: Retrieved): found is Retrieved & OfPages {
  return found.kind === "topics" || found.kind === "comparison";
}

/** What was written is likely to answer the question, if not all of it. */
export function isLikely(found: Retrieved): boolean {
  return surenessOf(found) >= 2;
}

/** Nothing, of no peptide. */
export const NOTHING: Retrieved = { kind: "nothing", topics: [], passages: [] };

/** The page that comes nearest to a question that nothing is known to answer. */
export interface Nearest {
  topic: LibraryPeptide;
  question: ParagraphQuestion;
  /** The question names the peptide, or goes on with it; else it may be another that is meant. */
  isNamed: boolean;
  /** It may well answer, though less surely than what is told as an answer. */
  written?: WrittenAnswer;
  /** A paragraph of the page may answer. */
  isPageNear: boolean;
}

/** A question with its words as they were written. */
export type Asked = AskedQuestion & { message?: string };

/** As many passages, best first, as are worth ranking. */
export function withinBudget(passages: Passage[]): Passage[] {
  let tokens = 0;
  return passages.filter((passage, at) => {
    tokens += Math.ceil(sentencesOf(passage).join(" ").length / 4);
    return at === 0 || tokens <= MAX_RETRIEVED_TOKENS;
  });
}
