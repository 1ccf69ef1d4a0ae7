import type { ComponentProps } from "react";

/** A native select, styled like an input. */
export function Select(props: Omit<ComponentProps<"select">, "className">) {
  return (
    <select
      className="block min-h-11 w-full rounded-md border border-edge bg-raised px-3 font-sans text-base text-ink aria-invalid:border-danger"
      {...props}
    />
  );
}
