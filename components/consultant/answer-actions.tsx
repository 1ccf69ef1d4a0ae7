"use client";

import { Check, Copy, ThumbsDown, ThumbsUp } from "lucide";
import { type FormEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";
import { plainText } from "@/lib/conversations/chat/answer-blocks";
import { MAX_REASON_LENGTH } from "@/lib/conversations/chat/chat-messages";
import type { ChatEntry, Rating } from "./chat-entry";

const COPIED_MS = 2_000;

/** Buttons that copy an answer with its sources and rate it. */
export function AnswerActions({
  entry,
  onRate,
}: {
  entry: ChatEntry;
  onRate: (rating: Rating | null, reason?: string) => Promise<void>;
}) {
  const [isReasonAsked, setReasonAsked] = useState(false);
  const { rating } = entry;

  async function rate(wanted: Rating | null, reason?: string) {
    try {
      await onRate(wanted, reason);
    } catch (error) {
      console.error("The rating was not stored", error);
      notify({ title: "Your rating could not be stored", destructive: true });
    }
  }

  function toggle(wanted: Rating) {
    const next = rating === wanted ? null : wanted;
    setReasonAsked(next === "down");
    rate(next);
  }

  return (
    <div className="chat-actions">
      <CopyButton entry={entry} />
      {entry.messageId !== null && (
        <>
          <RatingButton name="Helpful" isOn={rating === "up"} onToggle={() => toggle("up")}>
            <Icon node={ThumbsUp} />
          </RatingButton>
          <RatingButton name="Not helpful" isOn={rating === "down"} onToggle={() => toggle("down")}>
            <Icon node={ThumbsDown} />
          </RatingButton>
        </>
      )}
      {isReasonAsked && (
        <ReasonForm
          id={entry.key}
          onSend={(reason) => {
            setReasonAsked(false);
            if (reason) rate("down", reason);
          }}
        />
      )}
    </div>
  );
}

function RatingButton({
  name,
  isOn,
  onToggle,
  children,
}: {
  name: string;
  isOn: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}) {
  return (
    <button type="button" aria-label={name} title={name} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </button>
  );
}

function ReasonForm({ id, onSend }: { id: string; onSend: (reason: string) => void }) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get("reason") ?? "").trim());
  }
  return (
    <form className="chat-reason" onSubmit={onSubmit}>
      <label htmlFor={`reason-${id}`}>What was wrong? (optional)</label>
      <input id={`reason-${id}`} name="reason" maxLength={MAX_REASON_LENGTH} autoComplete="off" />
      <button type="submit">Send</button>
    </form>
  );
}

function CopyButton({ entry }: { entry: ChatEntry }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf(entry));
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch (error) {
      console.error("The answer could not be copied", error);
      notify({ title: "The answer could not be copied", destructive: true });
    }
  }

  const name = isCopied ? "Copied" : "Copy";
  return (
    <button type="button" aria-label={name} title={name} onClick={copy}>
      <Icon node={isCopied ? Check : Copy} />
    </button>
  );
}

function textOf({ text, citations }: ChatEntry): string {
  const sources = citations.map(
    ({ title, href }, index) => `[${index + 1}] ${title}: ${new URL(href, location.href).href}`,
  );
  return sources.length > 0 ? `${text.trim()}\n\n${sources.join("\n")}` : plainText(text);
}
