"use client";

import { useLayoutEffect } from "react";

/** Longer than a double click. */
const COVERED_MS = 700;

/** Blocks clicks on the page for a moment after the dialog around it has closed. */
export function CoverOnClose() {
  useLayoutEffect(() => coverPage, []);
  return null;
}

let cover: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Covers the page below dialogs and notices. */
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
