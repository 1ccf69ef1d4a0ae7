"use client";

import { Time } from "@/components/admin/ui/time";
import { LoadError } from "../ui/load-error";
import { OutcomeBadge } from "./outcome-badge";
import { useConversation } from "./use-conversations";

/** The messages of a conversation with their line breaks. */
export function ConversationMessages({ sessionId }: { sessionId: string }) {
  const { data, error, refetch } = useConversation(sessionId);
  if (error && !data) {
    return (
      <LoadError
        title="Error Loading Chat Session"
        text={error.message}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data) return <p className="py-4 text-soft">Loading...</p>;
  if (data.messages.length === 0) {
    return <p className="py-4 text-soft">No messages found in this chat session</p>;
  }
  return (
    <section
      aria-label={`Conversation ${sessionId}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="mt-2 max-h-[500px] overflow-y-auto rounded-md border"
    >
      <ol>
        {data.messages.map(
          ({ id, isUser, message, createdAt, outcome, rating, ratingReason, withheld }) => (
            <li
              key={id}
              className={`border-t px-4 py-3 first:border-t-0 ${isUser ? "bg-accent-wash" : "bg-raised"}`}
            >
              <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
                <strong className="font-medium">{isUser ? "User" : "AI Assistant"}</strong>
                <Time value={createdAt} className="text-soft" />
                {outcome && outcome !== "answered" && <OutcomeBadge kind={outcome} />}
                {rating !== null && rating < 0 && <OutcomeBadge kind="disliked" />}
              </div>
              <p className="mt-1 max-w-text whitespace-pre-line break-words">{message}</p>
              {ratingReason && (
                <p className="mt-2 text-soft text-sm">The visitor's reason: {ratingReason}</p>
              )}
              {withheld !== null && withheld > 0 && (
                <p className="mt-2 text-soft text-sm figures">{tellWithheld(withheld)}</p>
              )}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function tellWithheld(count: number): string {
  return count === 1
    ? "1 sentence of the language model was withheld, because no page of the library supports it."
    : `${count} sentences of the language model were withheld, because no page of the library supports them.`;
}
