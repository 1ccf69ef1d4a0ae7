"use client";

import { cn } from "@/lib/class-names";

/** The checkbox that selects a row or a card, large enough to press. */
export function SelectBox({
  label,
  checked,
  isPartly = false,
  isDisabled = false,
  className,
  onChange,
}: {
  label: string;
  checked: boolean;
  isPartly?: boolean;
  isDisabled?: boolean;
  className?: string;
  onChange: (isSelected: boolean) => void;
}) {
  return (
    <label className={cn("grid size-11 cursor-pointer place-items-center", className)}>
      <input
        type="checkbox"
        className="size-4.5 accent-(--accent) disabled:opacity-40"
        aria-label={label}
        checked={checked}
        disabled={isDisabled}
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !checked;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
