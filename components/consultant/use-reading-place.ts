"use client";

import { useEffect, useRef } from "react";
import type { ChatEntry } from "./chat-entry";

const GAP_PX = 16;
const TOLERANCE_PX = 4;

/**
 * Scrolls with a streamed answer until its question is at the top, so that the reader starts at the
 * beginning. Stops when the reader scrolls, until the next question.
 */
export function useReadingPlace(entries: ChatEntry[]) {
  const messages = useRef<HTMLElement>(null);
  const place = useRef({ top: 0, leftAtQuestion: 0 });
  const questions = entries.filter(({ isUser }) => isUser).length;

  useEffect(() => {
    const element = messages.current;
    const note = () => {
      if (element && Math.abs(element.scrollTop - place.current.top) > TOLERANCE_PX) {
        place.current.leftAtQuestion = questions;
      }
    };
    element?.addEventListener("scroll", note, { passive: true });
    return () => element?.removeEventListener("scroll", note);
  }, [questions]);

  // After every render, as each may add content.
  useEffect(() => {
    const element = messages.current;
    if (!element || place.current.leftAtQuestion === questions) return;
    const end = element.scrollHeight - element.clientHeight;
    element.scrollTop = Math.max(0, Math.min(end, topOfLastQuestion(element)));
    place.current.top = element.scrollTop;
  });
  return messages;
}

function topOfLastQuestion(element: HTMLElement): number {
  const question = [...element.querySelectorAll(".chat-question")].at(-1);
  if (!question) return 0;
  const offset = question.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return element.scrollTop + offset - GAP_PX;
}
