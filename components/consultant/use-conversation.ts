"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { plainText } from "@/lib/conversations/chat/answer-blocks";
import { chatMessages, MAX_QUESTION_LENGTH } from "@/lib/conversations/chat/chat-messages";
import { type ChatEntry, fromStored, newEntry, type Rating } from "./chat-entry";
import { deleteMessages, loadMessages, rateMessage } from "./chat-requests";
import { beginSession, currentSessionId } from "./chat-session-id";
import { explain, fail, grow, halt, isOffline } from "./growing-answer";

const HISTORY_AFTER_MS = 1_000;
const QUESTION_AFTER_MS = 500;

/** `served`: the page as the server rendered it, before hydration. */
export type ChatStatus = "served" | "loading" | "ready" | "sending";

type Answering = typeof import("./answering");

/** Fails without a connection; the next question tries again. */
const loadAnswering = () =>
  import("./answering").catch((cause) => {
    throw new TypeError("What asks the question could not be loaded", { cause });
  });

/** The text for screen readers; assertive if somebody may be in danger. */
interface Announcement {
  text: string;
  count: number;
  isUrgent: boolean;
}

/** The conversation of this visit: loads its messages, asks, stops, rates and deletes. */
export function useConversation(welcome: string) {
  const [status, setStatus] = useState<ChatStatus>("served");
  const [entries, setEntries] = useState<ChatEntry[]>([]);
  const [announcement, announce] = useAnnouncement();
  const [unsent, setUnsent] = useState("");
  const [answering, setAnswering] = useState<Answering>();
  const stopping = useRef<AbortController>(null);

  const change = (key: string, changes: Partial<ChatEntry>) =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));

  async function prepare(): Promise<Answering> {
    const loaded = await loadAnswering();
    setAnswering(loaded);
    return loaded;
  }

  async function ask(text: string) {
    const message = text.trim();
    if (message === "" || stopping.current) return;
    const stop = new AbortController();
    stopping.current = stop;
    const question = newEntry({ text: message, isUser: true });
    let answer = newEntry({ text: "" });
    setStatus("sending");
    setUnsent("");
    setEntries((all) => [...all, question, answer]);
    try {
      const sessionId = currentSessionId();
      const { streamAnswer } = await prepare();
      for await (const chunk of streamAnswer({ message, sessionId }, stop.signal)) {
        answer = grow(answer, chunk);
        change(answer.key, answer);
      }
      if (!answer.outcome) answer = fail(answer, chatMessages.failed);
    } catch (error) {
      answer = stop.signal.aborted ? halt(answer) : explain(answer, error);
      if (isOffline(error) && !stop.signal.aborted) setUnsent(message);
    }
    change(answer.key, answer);
    announce(plainText(answer.text), answer.outcome === "urgent");
    stopping.current = null;
    setStatus("ready");
  }

  /** Asks the question of a failed answer again and replaces the answer. */
  function retry(answer: ChatEntry) {
    const at = entries.indexOf(answer);
    const question = entries[at - 1];
    if (!question?.isUser || status !== "ready") return;
    setEntries(entries.filter((entry) => entry !== answer && entry !== question));
    ask(question.text);
  }

  async function rate(answer: ChatEntry, rating: Rating | null, reason?: string) {
    if (answer.messageId === null) return;
    const { key, messageId, rating: before } = answer;
    change(key, { rating });
    try {
      await rateMessage(currentSessionId(), { messageId, rating, ...(reason && { reason }) });
    } catch (error) {
      change(key, { rating: before });
      throw error;
    }
  }

  async function remove() {
    await deleteMessages(currentSessionId());
    beginSession();
    setEntries([greet(welcome)]);
    announce("The conversation was deleted.");
  }

  const begin = useEffectEvent(async (wasLeft: () => boolean) => {
    let loaded: ChatEntry[];
    try {
      const [messages] = await Promise.all([loadMessages(currentSessionId()), prepare()]);
      loaded = messages.length > 0 ? messages.map(fromStored) : [greet(welcome)];
    } catch (error) {
      console.error("The conversation could not be loaded", error);
      loaded = [newEntry({ text: chatMessages.noConnection, isNotice: true })];
    }
    if (wasLeft()) return;
    setEntries(loaded);
    setStatus("ready");
    const query = takeQuestionOfAddress();
    if (!query) return;
    await new Promise((resolve) => setTimeout(resolve, QUESTION_AFTER_MS));
    if (!wasLeft()) await ask(query);
  });

  useEffect(() => {
    let isGone = false;
    setStatus("loading");
    const timer = setTimeout(() => begin(() => isGone), HISTORY_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stopping.current?.abort();
    };
  }, []);

  return {
    status,
    entries,
    announcement,
    /** Undefined until it is loaded. */
    answering,
    /** A question that did not reach the server. */
    unsent,
    ask,
    stop: () => stopping.current?.abort(),
    retry,
    rate,
    remove,
  };
}

function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<Announcement>(NOTHING_SAID);
  const announce = (text: string, isUrgent = false) =>
    setAnnouncement(({ count }) => ({ text, count: count + 1, isUrgent }));
  return [announcement, announce] as const;
}

const NOTHING_SAID: Announcement = { text: "", count: 0, isUrgent: false };

function greet(welcome: string): ChatEntry {
  return newEntry({ text: welcome || chatMessages.greeting, isNotice: true });
}

/** Takes the question out of the address, so that Reload and Back do not ask it again. */
function takeQuestionOfAddress(): string | null {
  const url = new URL(location.href);
  const query = url.searchParams.get("query")?.trim().slice(0, MAX_QUESTION_LENGTH);
  if (!query) return null;
  url.searchParams.delete("query");
  history.replaceState(null, "", url.pathname + url.search);
  return query;
}
