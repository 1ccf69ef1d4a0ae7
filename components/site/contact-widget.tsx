"use client";

import { MessageCircle } from "lucide";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { ContactChannels } from "@/lib/contact-links";
import type { ContactDialogProps } from "./contact-dialog";

const buttonClass =
  "no-print fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full bg-accent text-accent-on shadow-lg transition-colors hover:bg-accent-strong sm:right-6 sm:bottom-6";

const loadDialog = () => import("./contact-dialog");

/**
 * The round button at the bottom of every public page. It is a link to /contact until scripts run,
 * and where the dialog, which is loaded when it is about to be wanted, cannot be had.
 */
export function ContactWidget({ channels }: { channels: ContactChannels }) {
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setReady(true), []);

  async function open() {
    try {
      const { ContactDialog } = await loadDialog();
      setDialog(() => ContactDialog);
      setOpen(true);
    } catch {
      location.assign("/contact"); // The dialog could not be loaded.
    }
  }

  // Loaded beforehand: a failure shows when the button is pressed.
  const prepare = () => loadDialog().catch(() => {});

  if (!isReady) {
    return (
      <a href="/contact" className={buttonClass} aria-label="Contact us">
        <Icon node={MessageCircle} className="size-6" />
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Contact us"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={buttonClass}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon node={MessageCircle} className="size-6" />
      </button>
      {Dialog && (
        <Dialog
          channels={channels}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}
