import type { ComponentProps } from "react";

const looks =
  "block w-full rounded-md border border-edge bg-raised px-3 font-sans text-base text-ink aria-invalid:border-danger";

/** Both have the full width of their container. */
export function Input(props: Omit<ComponentProps<"input">, "className">) {
  return <input type="text" className={`${looks} min-h-11`} {...props} />;
}

export function Textarea(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea className={`${looks} min-h-32 py-2.5 leading-normal`} {...props} />;
}
