"use client";

import { newEntry } from "@/components/consultant/chat-entry";
import { ChatMessage } from "@/components/consultant/chat-message";
import { Composer } from "@/components/consultant/composer";
import { chatMessages } from "@/lib/conversations/chat/chat-messages";
import "@/components/consultant/chat.css";

/** The consultant's panel as a visitor finds it, which asks and remembers nothing. */
export function StillChat({ welcome, starters }: { welcome: string; starters: string[] }) {
  const greeting = newEntry({
    key: "greeting",
    text: welcome || chatMessages.greeting,
    isNotice: true,
  });
  return (
    <section aria-label="Conversation with the consultant" className="chat">
      <section className="chat-messages" aria-label="Messages">
        <ol>
          <ChatMessage entry={greeting} />
        </ol>
        {starters.length > 0 && (
          <ul className="chat-suggestions" aria-label="What you could ask">
            {starters.map((starter) => (
              <li key={starter}>
                <button type="button">{starter}</button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Composer status="ready" question="" unsent="" onAsk={() => {}} onStop={() => {}} />
    </section>
  );
}
