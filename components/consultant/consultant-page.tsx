import { listStarters } from "@/lib/consultant/list-starters";
import type { DocumentOf } from "@/lib/content/documents/documents";
import { ChatPanel } from "./chat-panel";
import { Consultant } from "./consultant";

/** The consultant with the live conversation. */
export async function ConsultantPage({
  settings,
  question = "",
}: {
  settings: DocumentOf<"ai-settings">;
  /** The question in the address. */
  question?: string | undefined;
}) {
  return (
    <Consultant settings={settings}>
      <ChatPanel
        welcome={settings.welcomeMessage}
        question={question}
        starters={await startersOf(settings)}
      />
    </Consultant>
  );
}

/** Suggested first questions: the sample's, and others that the library answers. */
export function startersOf({ initialMessages }: DocumentOf<"ai-settings">): Promise<string[]> {
  return listStarters(initialMessages.find(({ isUser }) => isUser)?.content);
}
