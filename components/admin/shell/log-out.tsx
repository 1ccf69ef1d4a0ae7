"use client";

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog";

interface Props {
  username: string;
  /** The number of the administrator's other sessions. */
  otherSessions: number;
}

/**
 * The administrator's name and buttons that end sessions. With scripts they ask first; without, they
 * work too. The text comes last, because dialogs have their Save button in the corner below.
 */
export function LogOut({ username, otherSessions }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isSure = useRef(false);
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  useEffect(() => {
    askToLogOut = () =>
      setAsked(form.current?.querySelector<HTMLElement>("[data-log-out]") ?? null);
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isSure.current) return;
    event.preventDefault();
    setAsked(event.nativeEvent.submitter);
  }

  return (
    <form ref={form} method="post" action="/admin/logout" onSubmit={onSubmit} className="text-sm">
      {otherSessions > 0 && (
        <button type="submit" name="everywhere" value="yes" className={accountButton}>
          Log out everywhere else
        </button>
      )}
      <button type="submit" data-log-out className={accountButton}>
        Log out
      </button>
      <p className="mt-5 px-3 text-soft">
        You are logged in as <strong className="font-medium text-ink">{username}</strong>.
        <span className="block">{sessionsText(otherSessions)}</span>
      </p>
      <ConfirmDialog
        question={
          asked && {
            ...(asked.hasAttribute("data-log-out") ? hereOnly : everywhereElse),
            isHarmless: true,
            onConfirm: () => {
              isSure.current = true;
              form.current?.requestSubmit(asked);
              isSure.current = false;
            },
          }
        }
        onClose={() => setAsked(null)}
      />
    </form>
  );
}

/** Asks for a logout from elsewhere, such as the palette. Set while the buttons are mounted. */
export let askToLogOut = () => {};

const hereOnly = {
  title: "Log out?",
  text: "Unsaved changes stay in this browser and are offered after the next login.",
  action: "Log out",
};

const everywhereElse = {
  title: "Log out everywhere else?",
  text: "Every other session of yours is ended. This one stays open.",
  action: "Log out the others",
};

const accountButton =
  "block min-h-11 rounded-md px-3 text-left hover:bg-accent-wash hover:text-accent-strong lg:min-h-9";

function sessionsText(others: number): string {
  if (others < 1) return "No other session is open.";
  return others === 1 ? "One other session is open." : `${others} other sessions are open.`;
}
