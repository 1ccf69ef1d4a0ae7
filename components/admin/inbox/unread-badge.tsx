"use client";

import { useQuery } from "@tanstack/react-query";
import { request } from "@/lib/api/client";
import { MESSAGES } from "./use-messages";

/**
 * How many messages are new, beside the tab's name. Nothing where there is none, or nobody knows. It
 * is not asked by the clock, which would keep a forgotten session open.
 */
export function UnreadBadge() {
  const { data } = useQuery({
    queryKey: [MESSAGES, "unread"],
    queryFn: async ({ signal }) =>
      (await request<{ unread: number }>("/api/admin/inbox/unread", { signal })).data,
  });
  if (!data?.unread) return null;
  return (
    <span className="rounded-full bg-accent px-1.5 py-px font-medium text-accent-on text-xs figures">
      {data.unread > 999 ? "999+" : data.unread}
      <span className="sr-only"> new</span>
    </span>
  );
}
