"use client";

import { ArrowUp, Square } from "lucide";
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { MAX_QUESTION_LENGTH } from "@/lib/conversations/chat/chat-messages";
import type { ChatStatus } from "./use-conversation";

/** The input for a question. Enter sends, Shift+Enter starts a new line. Works without scripts. */
export function Composer({
  status,
  question,
  unsent,
  onAsk,
  onStop,
}: {
  status: ChatStatus;
  question: string;
  unsent: string;
  onAsk: (text: string) => void;
  onStop: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const wasFocused = useRef(false);
  const waiting = useRef<string>(null);
  const isOpen = status === "served" || status === "ready";

  // A disabled field loses the focus: restore it.
  useEffect(() => {
    if (status !== "ready" || !wasFocused.current) return;
    wasFocused.current = false;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) field.current?.focus();
  }, [status]);

  // A question that did not reach the server returns to the field.
  useEffect(() => {
    if (unsent && field.current && field.current.value.trim() === "") field.current.value = unsent;
  }, [unsent]);

  // With scripts the question in the address is asked at once.
  useEffect(() => {
    if (question && field.current?.value === question) field.current.value = "";
  }, [question]);

  // Enter that was pressed before the scripts ran began a new line.
  useEffect(() => {
    const { current } = field;
    if (current && document.activeElement === current && current.value.endsWith("\n")) {
      waiting.current = current.value;
    }
  }, []);

  // What was sent before the conversation was loaded is sent when it is.
  const sendWaiting = useEffectEvent(() => {
    if (waiting.current !== null && waiting.current === field.current?.value) send();
    waiting.current = null;
  });
  useEffect(() => {
    if (status === "ready") sendWaiting();
  }, [status]);

  function send() {
    const text = field.current?.value ?? "";
    if (!field.current || text.trim() === "") return;
    if (status !== "ready") {
      waiting.current = text;
      return;
    }
    wasFocused.current = true;
    field.current.value = "";
    onAsk(text);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form method="post" action="/consultant/send" onSubmit={onSubmit} className="chat-composer">
      <label htmlFor="question" className="sr-only">
        Your question
      </label>
      <textarea
        ref={field}
        id="question"
        name="message"
        rows={1}
        defaultValue={question}
        maxLength={MAX_QUESTION_LENGTH}
        placeholder="Ask about a peptide"
        enterKeyHint="send"
        autoComplete="off"
        required={status === "served"}
        disabled={!isOpen}
        onKeyDown={onKeyDown}
        aria-describedby="question-keys"
      />
      {status === "sending" ? (
        <button type="button" onClick={onStop} aria-label="Stop" title="Stop" className="chat-stop">
          <Icon node={Square} />
        </button>
      ) : (
        <button type="submit" disabled={!isOpen} aria-label="Send" title="Send">
          <Icon node={ArrowUp} />
        </button>
      )}
      <p id="question-keys" className="chat-keys needs-scripts">
        Press Enter to send, Shift+Enter for a new line.
      </p>
    </form>
  );
}
