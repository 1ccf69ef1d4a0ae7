import { readForm } from "@/lib/api/body";
import { ApiError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { deleteConversation } from "@/lib/conversations/chat/chat-store";
import { findVisitor } from "@/lib/conversations/chat/chat-visitor";
import { readSessionId } from "@/lib/conversations/inbox/chat-session-schema";

const MAX_FORM_BYTES = 4 * 1024;

/** Deletes the visitor's conversation without scripts and redirects to the consultant. */
export const POST = route({ access: "public" }, async ({ request }) => {
  const { session } = await readForm(request, MAX_FORM_BYTES);
  const sessionId = readSessionId(session);
  try {
    if (sessionId) await deleteConversation(findVisitor(request), sessionId);
  } catch (error) {
    // Already deleted, for example by a double click.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  return toConsultant();
});

export const GET = route({ access: "public" }, async () => toConsultant());

function toConsultant(): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: "/consultant", "Cache-Control": "no-store" },
  });
}
