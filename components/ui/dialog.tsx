"use client";

import { X } from "lucide";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, useRef } from "react";
import { cn } from "@/lib/class-names";
import { focusAgain } from "./focus";
import { Icon } from "./icon";

export const Dialog = Primitive.Root;

/**
 * A modal dialog: traps the focus and returns it to the opener, closes on Escape and on a click
 * outside, and scrolls if it is too tall.
 * A dialog without a `DialogDescription` needs `aria-describedby={undefined}`.
 */
export function DialogContent({
  className,
  children,
  onInteractOutside,
  onEscapeKeyDown,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  const opener = useRef<Element | null>(null);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="no-print fixed inset-0 z-50 bg-black/45 transition-opacity duration-150 starting:opacity-0" />
      <Primitive.Content
        className={cn(
          "no-print fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto rounded-lg border bg-raised p-5 font-sans shadow-xl transition-opacity duration-150 starting:opacity-0 sm:p-6",
          className,
        )}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          focusAgain(opener.current);
        }}
        onEscapeKeyDown={(event) => {
          // Escape first closes what is open inside the dialog, which handles the key itself.
          const { target } = event;
          if (target instanceof Element && target.closest("[data-own-escape]")) {
            event.preventDefault();
          }
          onEscapeKeyDown?.(event);
        }}
        onInteractOutside={(event) => {
          // Closing a notice over the dialog must not close the dialog.
          const { target } = event;
          if (target instanceof Element && target.closest("[data-sonner-toaster]")) {
            event.preventDefault();
          }
          onInteractOutside?.(event);
        }}
        {...props}
      >
        {children}
        <Primitive.Close
          aria-label="Close"
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-md text-soft hover:bg-accent-wash hover:text-ink"
        >
          <Icon node={X} className="size-5" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn("pr-12 font-serif text-2xl", className)} {...props} />;
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn("mt-2 text-soft", className)} {...props} />;
}
