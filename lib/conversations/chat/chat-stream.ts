import type { UIMessageChunk } from "ai";
import type { ChatReply } from "./chat-schema";

/** What an answer holds beside its text, its sources and its end, in the AI SDK's terms. */
type ChatData = { suggestions: string[]; reply: ChatReply };

/** A part of the AI SDK's UI message stream as `POST /api/chat` sends it. */
export type ChatChunk = UIMessageChunk<never, ChatData>;
