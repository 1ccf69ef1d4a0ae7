import type { ReactNode } from "react";

/** A page with only a message: not found, failed. */
export function MessagePage({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-text py-20 sm:py-28">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <div className="mt-4 space-y-3 text-lg text-soft">{children}</div>
      {action && <div className="mt-8 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
