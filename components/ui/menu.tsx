"use client";

import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

export const Menu = Primitive.Root;
export const MenuTrigger = Primitive.Trigger;

export function MenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={4}
        collisionPadding={16}
        className={cn(
          "no-print z-50 min-w-52 rounded-md border bg-raised p-1 font-sans text-[0.9375rem] shadow-lg",
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={cn(
        "flex min-h-11 cursor-pointer items-center rounded px-3 data-highlighted:bg-accent-wash data-highlighted:text-accent-strong data-highlighted:outline-none",
        className,
      )}
      {...props}
    />
  );
}
