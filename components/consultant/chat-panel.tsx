"use client";

import { chatMessages } from "@/lib/conversations/chat/chat-messages";
import { ChatMessage } from "./chat-message";
import { Composer } from "./composer";
import { DeleteConversation } from "./delete-conversation";
import { useConversation } from "./use-conversation";
import { useReadingPlace } from "./use-reading-place";
import "./chat.css";

/**
 * The conversation. Without scripts it shows the welcome and a form, which posts the question and
 * redirects to a page with the answer.
 */
export function ChatPanel({
  welcome,
  question,
  starters,
}: {
  welcome: string;
  /** The question in the address: fills the form without scripts, is asked with them. */
  question: string;
  /** Suggested first questions. */
  starters: string[];
}) {
  const chat = useConversation(welcome);
  const { status, entries, announcement } = chat;
  const isReady = status === "ready";
  const isNew = entries.every(({ isNotice }) => isNotice);
  const suggestions = isNew ? starters : (entries.at(-1)?.suggestions ?? []);
  const messages = useReadingPlace(entries);
  return (
    <section aria-label="Conversation with the consultant" className="chat">
      <DeleteConversation isPossible={isReady && !isNew} onDelete={chat.remove} />
      <section
        ref={messages}
        className="chat-messages"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard
        tabIndex={0}
      >
        {(status === "served" || status === "loading") && <Skeleton />}
        {status === "served" && (
          <p className="chat-answer only-without-scripts">{welcome || chatMessages.greeting}</p>
        )}
        {entries.length > 0 && (
          <ol>
            {entries.map((entry) => (
              <ChatMessage
                key={entry.key}
                entry={entry}
                onRetry={isReady ? () => chat.retry(entry) : undefined}
                onRate={(rating, reason) => chat.rate(entry, rating, reason)}
                Actions={chat.answering?.AnswerActions}
              />
            ))}
          </ol>
        )}
        {isReady && suggestions.length > 0 && (
          <ul className="chat-suggestions" aria-label="What you could ask">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => chat.ask(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Composer
        status={status}
        question={question}
        unsent={chat.unsent}
        onAsk={chat.ask}
        onStop={chat.stop}
      />
      {(["status", "alert"] as const).map((role) => (
        <p key={role} role={role} className="sr-only">
          {announcement.text && announcement.isUrgent === (role === "alert") && (
            <span key={announcement.count}>{announcement.text}</span>
          )}
        </p>
      ))}
    </section>
  );
}

function Skeleton() {
  return (
    <div data-skeleton aria-hidden="true" className="chat-skeleton needs-scripts">
      <span />
      <span />
      <span />
    </div>
  );
}
