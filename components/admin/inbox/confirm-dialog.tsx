"use client";

import { AlertDialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";

/**
 * Asks before something of weight. The focus begins on Cancel and goes back to where it
 * was, or to the page's heading where that is gone.
 */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  action,
  isHarmless = false,
  onConfirm,
  onClose,
}: {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  /** The words of the button that does it. */
  action: string;
  /** What it does can be undone. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const before = useRef<Element | null>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-black/45" />
        <AlertDialog.Content
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg border bg-raised p-5 font-sans shadow-xl sm:p-6"
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusAgain(before.current);
          }}
        >
          <AlertDialog.Title className="font-serif text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-soft">{text}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button variant="outline">Cancel</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button
                className={isHarmless ? "" : "bg-danger text-paper hover:bg-danger/90"}
                onClick={onConfirm}
              >
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Where what was focused is gone with a deleted card, reading goes on at the page's heading. */
export function focusAgain(element: Element | null) {
  const target = element?.isConnected ? element : document.querySelector("#content h1");
  if (target instanceof HTMLElement) target.focus();
}
