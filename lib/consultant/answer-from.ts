import type { AnswerOptions, Question } from "./answer";
import type { AnswerPart, Outcome } from "./answer-parts";
import { writeBlocks } from "./answer-writer";
import { composeCareful, composeUrgent } from "./compose-careful";
import { type Block, say } from "./draft";
import { frame } from "./frames";
import type { LibraryIndex } from "./library-index";
import { composeAnswer } from "./library-model";
import { askProvider } from "./provider-answer";
import { type Retrieved, retrieve } from "./retrieve";
import { readGreeting } from "./safety/greeting";
import { detectLanguage } from "./safety/message-language";
import { isUrgent, screen } from "./safety/screen";
import { suggestFollowUps } from "./suggest-follow-ups";

export const LIBRARY_MODEL = "library";

/** The answer from a library that is at hand. Safety comes before any model. */
export async function* answerFrom(
  library: LibraryIndex,
  question: Question,
  options: AnswerOptions,
): AsyncGenerator<AnswerPart> {
  const { message, history } = question;
  const greeting = readGreeting(message);
  if (greeting) {
    yield* tell(library, [say(...greeting)], "answered", retrieve(library, message, history));
    return;
  }
  const concern = await screen(message, history);
  if (concern && isUrgent(concern)) {
    const language = await detectLanguage(message);
    yield* tell(library, composeUrgent(concern, language), "urgent", null);
    return;
  }
  const retrieved = retrieve(library, message, history);
  if (concern) {
    const { blocks, outcome } = composeCareful(library, concern, retrieved, message);
    yield* tell(library, blocks, outcome, retrieved);
    return;
  }
  if (options.model && retrieved.passages.length > 0) {
    yield* askProvider(library, question, retrieved, { ...options, model: options.model });
    return;
  }
  const blocks = composeAnswer(library, retrieved, message);
  if (blocks.some(({ pieces }) => pieces.some(({ passage }) => passage))) {
    yield* tell(library, blocks, "answered", retrieved);
  } else yield* abstain(library, retrieved);
}

async function* abstain(library: LibraryIndex, retrieved: Retrieved): AsyncGenerator<AnswerPart> {
  yield* tell(library, abstention(retrieved), "abstained", retrieved);
}

/** What is said where nothing may be: that the library holds nothing, and what it can do. */
export function abstention(retrieved: Retrieved): Block[] {
  const topic = "topics" in retrieved ? retrieved.topics[0] : undefined;
  return [say(topic ? frame("abstainOn", topic.name) : frame("abstain"), frame("offer"))];
}

async function* tell(
  library: LibraryIndex,
  blocks: Block[],
  outcome: Outcome,
  retrieved: Retrieved | null,
): AsyncGenerator<AnswerPart> {
  yield* writeBlocks(blocks);
  const questions = retrieved ? suggestFollowUps(library, retrieved) : [];
  if (questions.length > 0) yield { type: "suggestions", questions };
  yield { type: "end", outcome, model: LIBRARY_MODEL };
}
