"use client";

import { useLayoutEffect } from "react";

/** Longer than somebody takes to click a second time. */
const COVERED_MS = 700;

/** In a dialog: when it closes, what lay under it takes no click for a moment. */
export function CoverOnClose() {
  useLayoutEffect(() => coverPage, []);
  return null;
}

let cover: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Below dialogs and notices, above the rest. */
function coverPage() {
  clearTimeout(timer);
  if (!cover) {
    cover = document.createElement("div");
    cover.className = "fixed inset-0 z-40";
    cover.dataset.cover = "";
    document.body.append(cover);
  }
  timer = setTimeout(() => {
    cover?.remove();
    cover = undefined;
  }, COVERED_MS);
}
