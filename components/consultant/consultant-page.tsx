import type { DocumentOf } from "@/lib/content/documents/documents";
import { ChatPanel } from "./chat-panel";
import { Consultant } from "./consultant";

/** The consultant with the live conversation. */
export function ConsultantPage({
  settings,
  question = "",
}: {
  settings: DocumentOf<"ai-settings">;
  /** Asked in the address. */
  question?: string | undefined;
}) {
  return (
    <Consultant settings={settings}>
      <ChatPanel
        welcome={settings.welcomeMessage}
        question={question}
        starters={startersOf(settings)}
      />
    </Consultant>
  );
}

/** What may be asked first: the sample's question. */
export function startersOf({ initialMessages }: DocumentOf<"ai-settings">): string[] {
  return initialMessages.flatMap(({ content, isUser }) => (isUser ? [content] : [])).slice(0, 1);
}
