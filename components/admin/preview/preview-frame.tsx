"use client";

import { useEffect, useRef, useState } from "react";
import { showText } from "./follow-field";
import type { Seek } from "./preview-pane";

/**
 * Two alternating frames: the next page loads behind the current one and replaces it at the same scroll
 * position and tab, so that nothing jumps during typing.
 */
export function PreviewFrame({ address, seek }: { address: string; seek: Seek }) {
  const [shown, setShown] = useState(address);
  const front = useRef<HTMLIFrameElement>(null);
  const { read, turn } = seek;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const page = front.current?.contentDocument;
    if (page?.readyState === "complete") showText(page, read());
  }, [read, turn]);
  const addresses = shown === address ? [address] : [shown, address];

  function onLoad(frame: HTMLIFrameElement, loaded: string) {
    frame.contentDocument?.addEventListener("click", stayOnPage, true);
    if (loaded !== address) return;
    if (loaded !== shown && front.current) carryOver(front.current, frame);
    if (frame.contentDocument) showText(frame.contentDocument, read());
    setShown(loaded);
  }

  return addresses.map((entry) => (
    <iframe
      key={entry}
      ref={entry === shown ? front : undefined}
      title={entry === shown ? "Preview" : "Next preview"}
      src={entry}
      aria-hidden={entry === shown ? undefined : true}
      tabIndex={entry === shown ? undefined : -1}
      onLoad={(event) => onLoad(event.currentTarget, entry)}
      className={`absolute inset-0 size-full ${entry === shown ? "" : "invisible"}`}
    />
  ));
}

/** Links and forms of a preview do nothing; its tabs and player work. */
function stayOnPage(event: MouseEvent) {
  const target = event.target as Element | null;
  if (target?.closest("a, button[type=submit]")) event.preventDefault();
}

function carryOver(from: HTMLIFrameElement, to: HTMLIFrameElement) {
  const selected = from.contentDocument?.querySelector("[role=tab][aria-selected=true]");
  if (selected) to.contentDocument?.getElementById(selected.id)?.click();
  to.contentWindow?.scrollTo(0, from.contentWindow?.scrollY ?? 0);
}
