"use client";

import { takeOver } from "@/lib/next/handover";

/** Written by the server alone: the browser leaves what it finds, and adds nothing on its own pages. */
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
