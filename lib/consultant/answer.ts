import { limits } from "@amide/screen";
import { CONTEXT_TOKENS } from "@/lib/content/documents/context-tokens";
import { traced, tracedParts } from "@/lib/tracing/traced";
import {
  abstain,
  abstainWithNearest,
  besideAnswer,
  isFound,
  mayBeAnswered,
} from "./compose/abstain";
import { composeAnswer } from "./compose/compose-answer";
import { composeCareful, composeUrgent, declineShortly } from "./compose/compose-careful";
import { say } from "./compose/parts/draft";
import { withoutTold } from "./compose/parts/without-told";
import { withAnswerBelow } from "./compose/with-answer-below";
import type { LibraryIndex } from "./corpus/library-index";
import { promptPassages } from "./generate/prompt-passages";
import { askProvider } from "./generate/provider-answer";
import { retrieve } from "./retrieve/retrieve";
import { readGreeting } from "./safety/greeting";
import { detectLanguage } from "./safety/message-language";
import { withoutPlain } from "./safety/plain-message";
import { isUrgent, screen } from "./safety/screen";
import { asksForPrice } from "./text/never-told";
import type { AnswerOptions, AnswerPart, Question } from "./types";
import { withoutExpansion } from "./understand/read-question";
import { tell } from "./verify/tell";

/**
 * The answer to a question from a library that is at hand, part by part, each of them already
 * checked; the last is an "end". Safety comes before any model. A provider's failure is an end too.
 */
export async function* answer(
  library: LibraryIndex,
  asked: Question,
  options: AnswerOptions,
): AsyncGenerator<AnswerPart> {
  const { message, history } = withoutExpansion(asked);
  const find = () => traced("consultant retrieve", () => retrieve(library, message, history));
  const greeting = readGreeting(message);
  if (greeting) {
    yield* tell(library, [say(...greeting)], "answered", find());
    return;
  }
  const screening = async () =>
    withoutPlain(library, message, await screen(asked.message, asked.history));
  const { concern, doubt, others } = await traced("consultant screen", screening);
  if (concern && isUrgent(concern)) {
    const help = composeUrgent(concern, await detectLanguage(message), others);
    // Nobody in danger waits until the library is searched, nor reads of it what could do harm.
    const blocks = withAnswerBelow(help, library, message, find, { concern, doubt });
    yield* tell(library, blocks, "urgent", null);
    return;
  }
  const retrieved = find();
  const conversation = [...history, { isUser: true, message }];
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
  const composed = traced("consultant compose", () => composeAnswer(library, retrieved, message));
  const found = withoutTold(composed, history, message);
  const blocks = isFound(found) ? found : abstainWithNearest(library, retrieved);
  const beside = besideAnswer(isFound(found), retrieved, concern, others, message);
  yield* tell(
    library,
    [...blocks, ...beside],
    isFound(found) ? "answered" : "abstained",
    retrieved,
    conversation,
  );
}
