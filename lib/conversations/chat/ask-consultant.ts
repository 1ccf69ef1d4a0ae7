import "server-only";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { ApiError } from "@/lib/api/errors";
import { configuredModel } from "@/lib/consultant/generate/provider/provider";
import type { AnswerPart } from "@/lib/consultant/types";
import { getDocument } from "@/lib/content/documents/document-queries";
import { maskPersonalData, withoutMasks } from "../masking/personal-data";
import { chatMessages } from "./chat-messages";
import type { ChatReply } from "./chat-schema";
import { closeTurn, newSessionId, type OpenTurn, openTurn, TranscriptsFull } from "./chat-store";
import { openTokenAccount, type TokenAccount } from "./chat-tokens";
import { composeReply } from "./compose-reply";
import type { ModelSettings } from "./model-settings";

/** The parts of an answer as they are generated, and finally the whole reply. */
export type ReplyPart = Exclude<AnswerPart, { type: "end" }> | { type: "reply"; reply: ChatReply };

/** How long a question waits for the previous one of its session. */
const TURN_WITHIN_MS = 3_000;
const LOOK_AGAIN_MS = 100;

/**
 * Stores a visitor's question, with personal data masked, and streams the reply. A failing provider or
 * a full store makes a reply that says so. Throws 409 while another question of the session is being
 * answered, and 429 when the day's tokens are used up; then nothing is stored.
 */
export async function askConsultant(
  visitorHash: string,
  { message, sessionId }: { message: string; sessionId?: string | null | undefined },
  signal: AbortSignal,
): Promise<AsyncGenerator<ReplyPart>> {
  const question = maskPersonalData(message);
  // Masking a hostile text takes a while: let other requests run first.
  await setImmediate();
  const settings = await getDocument("ai-settings");
  const account = await openTokenAccount(configuredModel(), { message: question, ...settings });
  try {
    const turn = await takeTurn(visitorHash, sessionId ?? newSessionId(), question);
    return reply(turn, question, account, settings, signal);
  } catch (error) {
    await account.settle();
    if (error instanceof TranscriptsFull) return refuse(error.reason, sessionId ?? newSessionId());
    throw error;
  }
}

/** A reply that is not stored. */
async function* refuse(reason: TranscriptsFull["reason"], sessionId: string) {
  const message = chatMessages[reason];
  const nothing = { citations: [], suggestions: [], messageId: null };
  const reply: ChatReply = { ...nothing, message, outcome: "failed", sessionId };
  yield { type: "reply" as const, reply };
}

async function takeTurn(visitorHash: string, sessionId: string, question: string) {
  const until = Date.now() + TURN_WITHIN_MS;
  for (;;) {
    const turn = await openTurn(visitorHash, sessionId, question);
    if (turn) return turn;
    if (Date.now() > until) {
      throw new ApiError("conflict", "Your previous question is still being answered");
    }
    await wait(LOOK_AGAIN_MS);
  }
}

async function* reply(
  turn: OpenTurn,
  message: string,
  account: TokenAccount,
  settings: ModelSettings,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  const question = {
    message: withoutMasks(message),
    history: turn.history.map((said) => ({ ...said, message: withoutMasks(said.message) })),
  };
  for await (const part of composeReply(question, account, settings, signal)) {
    if (part.type !== "finished") {
      yield part;
      continue;
    }
    const messageId = await closeTurn(turn, part.answer);
    const { model: _, usage: __, withheld: ___, ...shown } = part.answer;
    yield { type: "reply", reply: { ...shown, sessionId: turn.sessionId, messageId } };
  }
}
