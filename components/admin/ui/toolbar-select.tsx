"use client";

import type { ComponentProps } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { cn } from "@/lib/class-names";

/** A select in a toolbar. It is disabled until the page is hydrated: a choice would be lost. */
export function ToolbarSelect({
  label,
  options,
  className,
  onChange,
  ...props
}: Omit<ComponentProps<"select">, "children" | "onChange"> & {
  label: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const isHydrated = useIsHydrated();
  return (
    <select
      aria-label={label}
      disabled={!isHydrated}
      className={cn(
        "min-h-11 rounded-md border border-edge bg-raised px-3 text-base lg:min-h-9 lg:text-[0.9375rem]",
        className,
      )}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
