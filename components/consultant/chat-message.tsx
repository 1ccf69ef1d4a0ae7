import { RotateCcw } from "lucide";
import { Icon } from "@/components/ui/icon";
import type { AnswerActions } from "./answer-actions";
import { AnswerSources } from "./answer-sources";
import { AnswerText } from "./answer-text";
import type { ChatEntry, Rating } from "./chat-entry";

/** One message: the visitor's, or an answer with its sources and actions. */
export function ChatMessage({
  id,
  entry,
  onRetry,
  onRate,
  Actions,
}: {
  id?: string | undefined;
  entry: ChatEntry;
  /** Absent while another question is being answered. */
  onRetry?: (() => void) | undefined;
  onRate?: (rating: Rating | null, reason?: string) => Promise<void>;
  Actions?: typeof AnswerActions | undefined;
}) {
  const { isUser, text, outcome, isNotice } = entry;
  if (isUser) {
    return (
      <li id={id} className="chat-question">
        <span className="sr-only">You: </span>
        {text}
      </li>
    );
  }
  const isBroken = outcome === "failed" || outcome === "stopped";
  const isWritten = outcome !== null || isNotice === true;
  return (
    <li id={id} className={`chat-answer chat-${outcome ?? "open"}`} aria-busy={!isWritten}>
      <span className="sr-only">Consultant: </span>
      {text === "" ? <TypingIndicator /> : <AnswerText text={text} citations={entry.citations} />}
      {isWritten && <AnswerSources id={entry.key} citations={entry.citations} />}
      {entry.detail && <p className="chat-detail">{entry.detail}</p>}
      {isBroken && onRetry && (
        <button type="button" className="chat-retry" onClick={onRetry}>
          <Icon node={RotateCcw} />
          Try again
        </button>
      )}
      {isWritten && !isNotice && !isBroken && Actions && onRate && (
        <Actions entry={entry} onRate={onRate} />
      )}
    </li>
  );
}

function TypingIndicator() {
  return (
    <span className="chat-typing" data-typing aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
