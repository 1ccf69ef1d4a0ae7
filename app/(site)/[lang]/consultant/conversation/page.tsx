import type { Metadata } from "next";
import { headers } from "next/headers";
import { Consultant } from "@/components/consultant/consultant";
import { Conversation } from "@/components/consultant/conversation";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { readConversation } from "@/lib/conversations/chat/chat-history";
import { findVisitor } from "@/lib/conversations/chat/chat-visitor";
import { toProblem } from "@/lib/conversations/chat/conversation-address";
import { readSessionId } from "@/lib/conversations/inbox/chat-session-schema";
import { pages } from "@/lib/seo/pages";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: pages.consultant.title,
  robots: { index: false },
};

/** The visitor's own conversation, found by the cookie, as a page that needs no scripts. */
export default async function ConversationPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { session, problem } = await searchParams;
  const sessionId = readSessionId(session) ?? "";
  const visitor = findVisitor({ headers: new Headers(await headers()) });
  const [settings, messages] = await Promise.all([
    getDocumentOrBuiltIn("ai-settings"),
    readConversation(visitor, sessionId),
  ]);
  return (
    <Consultant settings={settings.document}>
      <Conversation sessionId={sessionId} messages={messages} problem={toProblem(problem)} />
    </Consultant>
  );
}
