import { buttonVariants } from "@/components/ui/button-variants";
import { Textarea } from "@/components/ui/input";
import { MAX_QUESTION_LENGTH } from "@/lib/conversations/chat/chat-messages";
import type { StoredChatMessage } from "@/lib/conversations/chat/chat-schema";
import { type Problem, problems } from "@/lib/conversations/chat/conversation-address";
import { fromStored } from "./chat-entry";
import { ChatMessage } from "./chat-message";
import "./chat.css";

/** The conversation and a form for the next question, without scripts. */
export function Conversation({
  sessionId,
  messages,
  problem,
}: {
  sessionId: string;
  messages: StoredChatMessage[];
  problem: Problem | null;
}) {
  return (
    <section aria-label="Conversation with the consultant" className="chat chat-page">
      <div className="chat-messages">
        {messages.length === 0 && !problem && (
          <p>You have no conversation here, or it has been deleted.</p>
        )}
        <ol>
          {messages.map((message, index) => (
            <ChatMessage
              key={message.id}
              id={index === messages.length - 2 ? "latest" : undefined}
              entry={fromStored(message)}
            />
          ))}
        </ol>
        {problem && (
          <p id="problem" role="alert" className="chat-problem">
            {problems[problem]}
          </p>
        )}
      </div>
      <form method="post" action="/consultant/send" className="chat-form">
        <label htmlFor="question">{messages.length > 0 ? "Ask more" : "Your question"}</label>
        <Textarea
          id="question"
          name="message"
          rows={3}
          maxLength={MAX_QUESTION_LENGTH}
          required
          autoComplete="off"
        />
        {messages.length > 0 && <input type="hidden" name="session" value={sessionId} />}
        <button type="submit" className={buttonVariants()}>
          Ask
        </button>
        {messages.length > 0 && (
          <button
            type="submit"
            formAction="/consultant/delete"
            formNoValidate
            className={buttonVariants({ variant: "ghost" })}
          >
            Delete conversation
          </button>
        )}
      </form>
    </section>
  );
}
