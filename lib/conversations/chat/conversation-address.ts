import { chatMessages } from "./chat-messages";

/** Why a question that was posted without scripts was not answered. */
export const problems = {
  question: "Please type a question of at most 2,000 characters.",
  limit: "You have asked many questions in a short time. Please try again in a few minutes.",
  busy: "Your previous question is still being answered. Please reload this page in a moment.",
  full: chatMessages.full,
  tooLong: chatMessages.tooLong,
  failed: "I'm sorry, I couldn't process your request. Please try again later.",
} as const;

export type Problem = keyof typeof problems;

/** The address of a conversation for readers without scripts. */
export function conversationHref(sessionId: string, problem?: Problem): string {
  const params = new URLSearchParams({ session: sessionId, ...(problem && { problem }) });
  return `/consultant/conversation?${params}#${problem ? "problem" : "latest"}`;
}

export function toProblem(value: unknown): Problem | null {
  return typeof value === "string" && Object.hasOwn(problems, value) ? (value as Problem) : null;
}
