"use client";

import { useRouter } from "next/navigation";
import type { FormEvent, ReactNode } from "react";
import { type Notice, notify } from "@/components/ui/notify";

/**
 * A form that sends its trimmed field `query` to a page. A blank query is not sent, and an error is
 * shown if one is given. Without scripts the browser rejects a blank field itself.
 */
export function QueryForm({
  action,
  whenBlank,
  children,
  ...props
}: {
  action: string;
  whenBlank?: Notice;
  children: ReactNode;
  className?: string;
  "aria-label"?: string;
}) {
  const router = useRouter();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("query") as HTMLInputElement;
    const query = field.value.trim();
    if (query) {
      router.push(`${action}?query=${encodeURIComponent(query.toWellFormed())}`);
      return;
    }
    field.focus();
    if (whenBlank) notify(whenBlank);
  }

  return (
    <form action={action} onSubmit={onSubmit} ref={holdNothingBack} {...props}>
      {children}
    </form>
  );
}

// With scripts `onSubmit` handles every submit.
function holdNothingBack(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
