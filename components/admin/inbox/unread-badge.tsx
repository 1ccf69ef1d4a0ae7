"use client";

import { useQuery } from "@tanstack/react-query";
import { request } from "@/lib/api/client";
import { MESSAGES } from "./message-inbox";

/**
 * The number of new messages, beside the tab's name. It is not polled: that would keep an idle
 * session open.
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
