import { readForm } from "@/lib/api/body";
import { ApiError } from "@/lib/api/errors";
import { parseValues } from "@/lib/api/parse";
import { route } from "@/lib/api/route";
import { askConsultant } from "@/lib/conversations/chat/ask-consultant";
import { chatInput } from "@/lib/conversations/chat/chat-schema";
import { newSessionId } from "@/lib/conversations/chat/chat-store";
import { recogniseVisitor } from "@/lib/conversations/chat/chat-visitor";
import {
  conversationHref,
  type Problem,
  problems,
} from "@/lib/conversations/chat/conversation-address";
import { readSessionId } from "@/lib/conversations/inbox/chat-session-schema";
import { consumePoints } from "@/lib/throttle/throttle";

/** The longest question in any writing system, URL-encoded. */
const MAX_FORM_BYTES = 32 * 1024;

/** Takes a question from the form without scripts. Every response is a page. */
export const POST = route({ access: "public" }, async ({ request }) => {
  const { message, session } = await readForm(request, MAX_FORM_BYTES);
  const { visitorHash, cookie } = recogniseVisitor(request);
  let sessionId = readSessionId(session) ?? newSessionId();
  let problem: Problem | undefined;
  try {
    const question = parseValues(chatInput, { message, sessionId });
    await consumePoints("chat", request);
    await consumePoints("chat-visitor", request, visitorHash);
    for await (const part of await askConsultant(visitorHash, question, request.signal)) {
      if (part.type !== "reply") continue;
      sessionId = part.reply.sessionId;
      problem = (["full", "tooLong"] as const).find((one) => problems[one] === part.reply.message);
    }
    return seeOther(conversationHref(sessionId, problem), cookie);
  } catch (error) {
    return seeOther(conversationHref(sessionId, toProblem(error)), cookie);
  }
});

/** Reloading this address, or opening it directly, redirects to the form. */
export const GET = route({ access: "public" }, async () => seeOther("/consultant"));

function toProblem(error: unknown): Problem {
  const { status } = error instanceof ApiError ? error : { status: 500 };
  if (status === 422) return "question";
  if (status === 429) return "limit";
  if (status === 409) return "busy";
  console.error("A question could not be answered", error);
  return "failed";
}

function seeOther(path: string, cookie?: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: path,
      "Cache-Control": "no-store",
      ...(cookie && { "Set-Cookie": cookie }),
    },
  });
}
