"use client";

import { useEffect } from "react";
import { leavingLink } from "../forms/editor/leaving";
import { isConnected } from "./connection";

/** Without a connection a link would end in the browser's own page of errors: one stays, and is told. */
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
