"use client";

import { useEffect } from "react";
import { leavingLink } from "../forms/editor/leaving";
import { isConnected } from "./connection";

/** Offline, keeps links from leading to the browser's error page, and shows a notice. */
export function useStayOffline() {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!leavingLink(event) || isConnected()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
}
