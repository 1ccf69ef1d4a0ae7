"use client";

import { Info } from "lucide";
import { Popover } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { Icon } from "./icon";

const WAIT_MS = 250;

/**
 * A popover that opens on hover, and on touch and by keyboard with the button beside the content.
 */
export function Hint({
  label,
  text,
  children,
}: {
  /** The accessible name of the button. */
  label: string;
  text: string;
  /** The content that the text belongs to. */
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = (isOver: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(isOver), WAIT_MS);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <span
        onPointerEnter={(event) => event.pointerType === "mouse" && follow(true)}
        onPointerLeave={(event) => event.pointerType === "mouse" && follow(false)}
      >
        {children}
        {/* Keeps the button on the line of the last word. */}
        {"\u2060"}
        <Popover.Trigger
          aria-label={label}
          className="-my-2 inline-grid size-8 place-items-center rounded-md align-middle text-soft hover:bg-accent-wash hover:text-accent-strong max-md:-my-3 max-md:-mr-3.5 max-md:size-11"
        >
          <Icon node={Info} className="size-4" />
        </Popover.Trigger>
      </span>
      <Popover.Portal>
        <Popover.Content
          side="bottom"
          align="start"
          collisionPadding={16}
          aria-label={label}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={(event) => event.pointerType === "mouse" && follow(false)}
          className="no-print z-40 max-h-80 w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-md border bg-raised p-4 font-sans text-[0.9375rem] leading-relaxed shadow-lg"
        >
          {text}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
