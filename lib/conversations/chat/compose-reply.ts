import "server-only";
import { answer } from "@/lib/consultant/answer";
import { getConsultantLibrary } from "@/lib/consultant/corpus/consultant-library";
import type { AnswerPart, Citation, Question, Usage } from "@/lib/consultant/types";
import { traced, tracedParts } from "@/lib/tracing/traced";
import { chatMessages } from "./chat-messages";
import type { FinishedAnswer } from "./chat-store";
import type { TokenAccount } from "./chat-tokens";
import type { ModelSettings } from "./model-settings";

type ToldPart = Exclude<AnswerPart, { type: "end" }>;
type EndPart = Extract<AnswerPart, { type: "end" }>;

/** The parts of an answer as they are generated, and finally the answer to be stored. */
export type ComposedPart = ToldPart | { type: "finished"; answer: FinishedAnswer };

/** Never throws: a failure makes an answer that says so. Settles the token account. */
export async function* composeReply(
  question: Question,
  account: TokenAccount,
  { trainingPrompt, contextTokens }: ModelSettings,
  signal: AbortSignal,
): AsyncGenerator<ComposedPart> {
  const told: Told = { text: "", citations: [], suggestions: [] };
  let end: EndPart | undefined;
  try {
    const model = account.model && { model: account.model };
    const library = await traced("consultant library", getConsultantLibrary);
    const parts = answer(library, question, { signal, trainingPrompt, contextTokens, ...model });
    for await (const part of tracedParts("consultant answer", parts)) {
      if (part.type === "end") end = part;
      else {
        note(told, part);
        yield part;
      }
    }
  } catch (error) {
    if (!signal.aborted) console.error("The consultant could not answer", error);
  } finally {
    await account.settle();
  }
  yield { type: "finished", answer: finish(told, end, signal.aborted, account.used()) };
}

interface Told {
  text: string;
  citations: Citation[];
  suggestions: string[];
}

function note(told: Told, part: ToldPart) {
  if (part.type === "text") told.text += part.text;
  else if (part.type === "citation") told.citations.push(part.citation);
  else told.suggestions = part.questions;
}

/** A stopped answer says so below its text; a failed one is replaced by the failure message. */
function finish(
  { text, citations, suggestions }: Told,
  end: EndPart | undefined,
  isAborted: boolean,
  used: Usage | null,
): FinishedAnswer {
  const usage = end?.usage ?? used;
  const model = end?.model ?? null;
  const withheld = end?.withheld ?? null;
  const outcome = end?.outcome ?? (isAborted ? "stopped" : "failed");
  if (outcome === "stopped") {
    const message = [text.trim(), chatMessages.stopped].filter(Boolean).join("\n\n");
    return { message, outcome, citations, suggestions: [], model, usage, withheld };
  }
  if (outcome === "failed" || text.trim() === "") {
    const message = chatMessages.failed;
    return { message, outcome: "failed", citations: [], suggestions: [], model, usage, withheld };
  }
  return { message: text.trim(), outcome, citations, suggestions, model, usage, withheld };
}
