import type { AnswerOptions, Question } from "./answer";
import type { AnswerPart, Outcome } from "./answer-parts";
import { writeBlocks } from "./answer-writer";
import { composeCareful, composeUrgent, declineShortly } from "./compose-careful";
import { type Block, say } from "./draft";
import { frame } from "./frames";
import type { LibraryIndex } from "./library-index";
import { composeAnswer } from "./library-model";
import { asksForPrice } from "./never-told";
import { askProvider } from "./provider-answer";
import { withoutExpansion } from "./read-question";
import { type Retrieved, retrieve } from "./retrieve";
import { readGreeting } from "./safety/greeting";
import { detectLanguage } from "./safety/message-language";
import { type Concern, isUrgent, screen } from "./safety/screen";
import { suggestFollowUps } from "./suggest-follow-ups";

export const LIBRARY_MODEL = "library";

/** The answer from a library that is at hand. Safety comes before any model. */
export async function* answerFrom(
  library: LibraryIndex,
  asked: Question,
  options: AnswerOptions,
): AsyncGenerator<AnswerPart> {
  const message = withoutExpansion(asked.message);
  const history = asked.history.map((turn) => ({
    ...turn,
    message: withoutExpansion(turn.message),
  }));
  const question = { message, history };
  const greeting = readGreeting(message);
  if (greeting) {
    yield* tell(library, [say(...greeting)], "answered", retrieve(library, message, history));
    return;
  }
  const { concern, doubt, others } = await screen(asked.message, asked.history);
  if (concern && isUrgent(concern)) {
    const help = composeUrgent(concern, await detectLanguage(message), others);
    // Nobody in danger waits until the library is searched, nor reads of it what could do harm.
    const isQuestion = concern === "emergency" && doubt > MOST_DOUBT;
    const blocks = isQuestion ? belowHelp(help, library, question) : help;
    yield* tell(library, blocks, "urgent", null);
    return;
  }
  const retrieved = retrieve(library, message, history);
  const most = retrieved.kind === "nothing" ? MOST_DOUBT_OF_NOTHING : MOST_DOUBT;
  // No page tells a price, nor is it told where to pay one.
  if (concern === "source" && asksForPrice(message)) {
    yield* tell(library, [...abstention(retrieved), ...declineShortly(concern)], "abstained", null);
    return;
  }
  if (concern && doubt <= most) {
    const { blocks, outcome } = composeCareful(library, concern, others, retrieved, message);
    yield* tell(library, blocks, outcome, retrieved);
    return;
  }
  // What may be more than a question gets no sentence that is not the library's.
  if (!concern && options.model && retrieved.passages.length > 0) {
    yield* askProvider(library, question, retrieved, { ...options, model: options.model });
    return;
  }
  const blocks = composeAnswer(library, retrieved, message);
  if (isFound(blocks)) {
    // "Do you sell anything here?" is answered by the site's rules, and declined too.
    const isOnSite = retrieved.kind === "documents";
    const beside = concern ?? (isOnSite ? others.find((one) => one === "source") : null);
    yield* tell(library, [...blocks, ...declineShortly(beside)], "answered", retrieved);
    return;
  }
  const beside = concern ?? others[0];
  const declined = [...declineShortly(beside), ...(isOfBody(beside) ? declineShortly("dose") : [])];
  yield* tell(library, [...abstention(retrieved), ...declined], "abstained", retrieved);
}

/** What is said of somebody's body says, wherever it stands, that no dose is given. */
function isOfBody(concern: Concern | undefined): boolean {
  return concern === "pregnancy" || concern === "child" || concern === "advice";
}

/** Below the direction to help, what is answered to a question that alarmed and need not have. */
function* belowHelp(help: Block[], library: LibraryIndex, question: Question): Generator<Block> {
  yield* help;
  const retrieved = retrieve(library, question.message, question.history);
  const blocks = composeAnswer(library, retrieved, question.message);
  yield say(frame("belowHelp"));
  yield* isFound(blocks) ? blocks : abstention(retrieved);
}

function isFound(blocks: Block[]): boolean {
  return blocks.some(({ pieces }) => pieces.some(({ passage }) => passage));
}

/** A request that is less likely than an ordinary question is declined in a sentence below the answer. */
const MOST_DOUBT = 0.5;
/** And one that may be a question which the library cannot answer, below that it cannot. */
const MOST_DOUBT_OF_NOTHING = 0.3;

/** What is said where nothing may be: that the library holds nothing, and what it can do. */
export function abstention(retrieved: Retrieved): Block[] {
  const topic = "topics" in retrieved ? retrieved.topics[0] : undefined;
  return [say(topic ? frame("abstainOn", topic.name) : frame("abstain"), frame("offer"))];
}

async function* tell(
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
