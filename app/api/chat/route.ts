import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { askConsultant } from "@/lib/conversations/chat/ask-consultant";
import { jsonReply, streamedReply } from "@/lib/conversations/chat/chat-response";
import { chatInput, chatReplySchema } from "@/lib/conversations/chat/chat-schema";
import { recogniseVisitor } from "@/lib/conversations/chat/chat-visitor";
import { consumePoints } from "@/lib/throttle/throttle";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "public",
      summary:
        "Asks the AI consultant; with Accept: text/event-stream the answer comes as the AI SDK's UI message stream",
      limit: "chat",
      body: chatInput,
      answer: chatReplySchema,
      mayFail: ["conflict"],
    },
    async ({ request, body }) => {
      const { visitorHash, cookie } = recogniseVisitor(request);
      await consumePoints("chat-visitor", request, visitorHash);
      const stopping = new AbortController();
      const signal = AbortSignal.any([request.signal, stopping.signal]);
      const parts = await askConsultant(visitorHash, body, signal);
      return wantsStream(request)
        ? streamedReply(parts, cookie, () => stopping.abort())
        : jsonReply(parts, cookie);
    },
  ),
});

function wantsStream({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/event-stream") ?? false;
}
