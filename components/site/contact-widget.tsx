"use client";

import { MessageCircle } from "lucide";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { ContactChannels } from "@/lib/links/contact-links";
import type { ContactDialogProps } from "./contact-dialog";
import { useReadingOn } from "./use-reading-on";

const buttonClass =
  "no-print fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full bg-accent text-accent-on shadow-lg transition hover:bg-accent-strong sm:bottom-6 sm:right-6 lg:right-3.5 max-lg:data-away:not-focus-visible:translate-y-20";

/** Null if loading fails; the next call tries again. */
const loadDialog = () =>
  import("./contact-dialog").then(
    ({ ContactDialog }) => ContactDialog,
    (error) => {
      console.error("The dialog could not be loaded", error);
      return null;
    },
  );

/**
 * The round button at the bottom of every public page. Its dialog is loaded on hover or focus.
 * Before hydration, and if loading fails, the button is a link to /contact. In a narrow window, where it
 * would cover text, it leaves while the reader scrolls down.
 */
export function ContactWidget({ channels }: { channels: ContactChannels }) {
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setReady(true), []);
  const isReadingOn = useReadingOn();

  async function open() {
    const ContactDialog = await loadDialog();
    if (!ContactDialog) return location.assign("/contact");
    setDialog(() => ContactDialog);
    setOpen(true);
  }

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
        data-away={isReadingOn || undefined}
        className={buttonClass}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
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
