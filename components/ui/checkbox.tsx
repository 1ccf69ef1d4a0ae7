import type { ComponentProps, ReactNode } from "react";

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({
  children,
  ...props
}: Omit<ComponentProps<"input">, "className" | "type"> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-sans">
      <input type="checkbox" className="size-4.5 shrink-0 accent-(--accent)" {...props} />
      <span>{children}</span>
    </label>
  );
}
