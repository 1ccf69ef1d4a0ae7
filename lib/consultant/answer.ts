import { limits } from "@amide/screen";
import { CONTEXT_TOKENS } from "@/lib/content/documents/context-tokens";
import { lazily } from "@/lib/lazily";
import { traced, tracedParts } from "@/lib/tracing/traced";
import {
  abstain,
  abstainWithNearest,
  besideAnswer,
  type DeclinedOrNone,
  mayBeAnswered,
} from "./compose/abstain";
import { composeAnswer } from "./compose/compose-answer";
import { composeCareful, composeUrgent, declineShortly } from "./compose/compose-careful";
import { type Alarm, meetDanger } from "./compose/meet-danger";
import { type Block, isFound, say } from "./compose/parts/draft";
import type { LibraryIndex, LibraryPeptide } from "./corpus/library-index";
import { promptPassages } from "./generate/prompt-passages";
import { askProvider } from "./generate/provider-answer";
import { MAX_REREAD, retrieve } from "./retrieve/retrieve";
import type { Retrieved } from "./retrieve/retrieved";
import { readGreeting } from "./safety/greeting";
import { detectLanguage } from "./safety/message-language";
import { withoutPlain } from "./safety/plain-message";
import { isUrgent, type Screened, screen } from "./safety/screen";
import { isAlarm, withoutDenial } from "./safety/without-denial";
import { asksForPrice } from "./text/never-told";
import type { AnswerOptions, AnswerPart, Outcome, Question, Turn } from "./types";
import { askingPart } from "./understand/asking-part";
import { withOthers } from "./understand/follow-ups/ask-of-others";
import { withoutExpansion } from "./understand/read-question";
import { tell } from "./verify/tell";
import { type PlainReader, readPlain } from "./written-answers/plain-reader";
import { splitQuestions } from "./written-answers/split-clauses";

/**
 * The answer to a question from a library that is at hand, part by part, each of them already
 * checked; the last is an "end". Safety comes before any language model. A provider's failure is an end too.
 */
export async function* answer(
  library: LibraryIndex,
  asked: Question,
  options: AnswerOptions,
): AsyncGenerator<AnswerPart> {
  const { message: written, history } = withoutExpansion(asked);
  const message = withoutDenial(written, history);
  const plainOf = await traced("consultant read", () =>
    readIfPossible(library, { message, history }),
  );
  const find = lazily(() =>
    traced("consultant retrieve", () => retrieve(library, message, history, plainOf)),
  );
  const greeting = readGreeting(message);
  if (greeting) {
    yield* tell(library, [say(...greeting)], "answered", find());
    return;
  }
  const screened = await traced("consultant screen", () => screenUndenied(asked));
  const findTopics = () => topicsOf(find());
  const met = withoutPlain(library, message, screened, plainOf(message), findTopics);
  const { concern, doubt, others } = met;
  const conversation = [...history, { isUser: true, message }];
  if (concern && isUrgent(concern)) {
    const help = composeUrgent(concern, await detectLanguage(message), others);
    // Nobody in clear danger waits until the library is searched, nor reads of it what could do harm.
    const standing = standingOf(history, message !== written);
    const danger = meetDanger(help, library, { message, history }, find, {
      concern,
      doubt,
      standing,
    });
    yield* tell(library, danger.blocks, danger.outcome, danger.retrieved, conversation);
    return;
  }
  const retrieved = find();
  // No page tells a price, nor is it told where to pay one.
  if (concern === "source" && asksForPrice(message)) {
    yield* tell(library, [...abstain(retrieved), ...declineShortly(concern)], "abstained", null);
    return;
  }
  if (
    concern &&
    doubt <= limits.mostDoubt &&
    !mayBeAnswered(library, concern, retrieved, message)
  ) {
    const { blocks, outcome } = composeCareful(library, concern, others, retrieved, message);
    yield* tell(library, blocks, outcome, retrieved, conversation);
    return;
  }
  // What may be more than a question gets no sentence that is not the library's.
  const { model, contextTokens = CONTEXT_TOKENS.default } = options;
  const passages = model && !concern ? promptPassages(library, retrieved, contextTokens) : [];
  if (model && passages.length > 0) {
    const meant = { ...options, model, passages };
    const told = askProvider(library, { message, history }, retrieved, meant);
    yield* tracedParts("consultant provider", told);
    return;
  }
  const { blocks, outcome } = composeFound(
    library,
    retrieved,
    { message, history },
    { concern, doubt, others },
  );
  yield* tell(library, blocks, outcome, retrieved, conversation);
}

/** What the library holds on the message, or that it holds nothing, and what is declined beside. */
function composeFound(
  library: LibraryIndex,
  retrieved: Retrieved,
  question: Question,
  met: DeclinedOrNone,
): { blocks: Block[]; outcome: Outcome } {
  const found = traced("consultant compose", () => composeAnswer(library, retrieved, question));
  const blocks = isFound(found) ? found : abstainWithNearest(library, retrieved);
  const beside = besideAnswer(isFound(found), retrieved, met, question.message);
  return {
    blocks: [...blocks, ...beside],
    outcome: isFound(found) ? "answered" : "abstained",
  };
}

/** Without the model that reads plain questions a message is answered all the same, and a danger met. */
function readIfPossible(
  library: LibraryIndex,
  { message, history }: Question,
): Promise<PlainReader> {
  const said = history.filter(({ isUser }) => isUser).map((turn) => turn.message);
  const meant = withOthers([...said, message]).slice(-MAX_REREAD - 1);
  const questions = splitQuestions(message);
  const asking = [message, ...questions].flatMap((one) => askingPart(one) ?? []);
  const put = [...meant, message, ...questions, ...withOthers(questions), ...asking];
  return readPlain(library, put).catch((error) => {
    console.error("The plain questions of a message could not be read", error);
    return () => undefined;
  });
}

function standingOf(history: Turn[], isDenied: boolean): Alarm["standing"] {
  if (isDenied) return "denied";
  const last = history.findLast(({ isUser }) => !isUser)?.message;
  return last === undefined || isAlarm(last) ? "first" : "calm";
}

function screenUndenied({ message, history }: Question): Promise<Screened> {
  return screen(withoutDenial(message, history), history);
}

function topicsOf(retrieved: Retrieved): LibraryPeptide[] {
  return "topics" in retrieved ? retrieved.topics : [];
}
