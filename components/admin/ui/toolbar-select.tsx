"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { cn } from "@/lib/class-names";

/** A choice above a list. Before anything listens it is closed: it would be shown and not taken. */
export function ToolbarSelect({ className, ...props }: ComponentProps<"select">) {
  const isHeard = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <select
      disabled={!isHeard}
      className={cn(
        "min-h-11 rounded-md border border-edge bg-raised px-3 text-base lg:min-h-9 lg:text-[0.9375rem]",
        className,
      )}
      {...props}
    />
  );
}
