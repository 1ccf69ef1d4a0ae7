"use client";

import { type SyntheticEvent, useEffect, useState } from "react";

/**
 * Props of a `details` that is open at first where `isNeeded`, but on a phone only once the reader has
 * opened it, so that the results stand near the top. A rule in globals.css hides it until scripts run.
 */
export function useFoldedOnPhones(isNeeded: boolean) {
  const [isOpen, setOpen] = useState(isNeeded);
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    if (matchMedia("(width < 48rem)").matches) setOpen(false);
    setSettled(true);
  }, []);

  return {
    open: isOpen,
    "data-pending": isSettled ? undefined : "",
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
  };
}
