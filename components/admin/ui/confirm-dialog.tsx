"use client";

import { AlertDialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { focusAgain } from "@/components/ui/focus";
import { CoverOnClose } from "./cover-on-close";

/** A question to confirm. */
export interface Question {
  title: string;
  text: ReactNode;
  /** Further details below the text. */
  more?: ReactNode;
  /** The label of the confirming button. */
  action: string;
  /** The label of the other button. */
  cancel?: string;
  /** The action deletes nothing. */
  isHarmless?: boolean;
  /** The action is running. If given, the caller closes the dialog. */
  isPending?: boolean;
  onConfirm: () => void;
}

/**
 * Asks for confirmation. The focus starts on Cancel and returns to where it was.
 */
export function ConfirmDialog({
  question,
  onClose,
}: {
  question: Question | null;
  onClose: () => void;
}) {
  return (
    <AlertDialog.Root
      open={question !== null}
      onOpenChange={(isOpen) => !isOpen && !question?.isPending && onClose()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="no-print fixed inset-0 z-60 bg-black/45 transition-opacity duration-150 starting:opacity-0" />
        {question && <Asked question={question} onClose={onClose} />}
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Asked({ question, onClose }: { question: Question; onClose: () => void }) {
  const { title, text, more, action, cancel, isHarmless, isPending, onConfirm } = question;
  const before = useRef<Element | null>(null);
  return (
    <AlertDialog.Content
      className="no-print fixed inset-x-4 top-1/2 z-60 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto rounded-lg border bg-raised p-5 font-sans text-[0.9375rem] shadow-xl transition-opacity duration-150 starting:opacity-0 sm:p-6"
      onOpenAutoFocus={() => {
        before.current = document.activeElement;
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusAgain(before.current);
      }}
    >
      <CoverOnClose />
      <AlertDialog.Title className="font-serif text-2xl">{title}</AlertDialog.Title>
      <AlertDialog.Description className="mt-2 break-words">{text}</AlertDialog.Description>
      {more && <div className="mt-3">{more}</div>}
      <div
        data-bar
        className="sticky -bottom-5 -mb-5 flex flex-wrap justify-end gap-3 bg-raised pt-4 pb-5 sm:-bottom-6 sm:-mb-6 sm:pb-6"
      >
        <AlertDialog.Cancel asChild>
          <Button type="button" variant="outline" disabled={isPending}>
            {cancel ?? "Cancel"}
          </Button>
        </AlertDialog.Cancel>
        <Button
          type="button"
          disabled={isPending}
          className={isHarmless ? "" : "bg-danger text-paper hover:bg-danger/90"}
          onClick={() => {
            onConfirm();
            if (isPending === undefined) onClose();
          }}
        >
          {action}
        </Button>
      </div>
    </AlertDialog.Content>
  );
}
