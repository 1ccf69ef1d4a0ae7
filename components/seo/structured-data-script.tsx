"use client";

import { takeOver } from "@/lib/next/handover";

/** Rendered on the server only: hydration keeps it, client-side navigations add none. */
export function StructuredDataScript({ id }: { id: string }) {
  const text = typeof window === "undefined" ? takeOver<string>(id) : "";
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: text && `<script type="application/ld+json">${text}</script>`,
      }}
    />
  );
}
