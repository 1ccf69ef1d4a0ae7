"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { notify } from "@/components/ui/notify";
import { NoConnectionError, request } from "@/lib/api/client";
import type { MessagePage } from "@/lib/content/contact-messages/contact-page-schema";
import type { MessageState } from "@/lib/content/contact-messages/message-states";
import type { ListView } from "./list-address";

/** The path that every read of messages is kept under, and that a change makes stale. */
export const MESSAGES = "/api/admin/messages";
const SIZE = 50;

/** A page of messages as the address names it; a failure is told in a notice. */
export function useMessages({ search, filter, page }: ListView<MessageState>) {
  const query = useQuery({
    queryKey: [MESSAGES, "page", search, filter, page],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({
        search,
        state: filter,
        page: `${page}`,
        size: `${SIZE}`,
      });
      return (await request<MessagePage>(`/api/admin/inbox/messages?${asked}`, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const { error, errorUpdatedAt } = query;
  useEffect(() => {
    if (error && errorUpdatedAt) notify({ ...describeLoadError(error), destructive: true });
  }, [error, errorUpdatedAt]);
  return query;
}

export function describeLoadError(error: unknown) {
  return error instanceof NoConnectionError
    ? { title: "Error", description: "Could not connect to the server." }
    : { title: "Error fetching messages", description: "There was a problem loading messages." };
}

/** The ids of all messages that a view finds, on every page. */
export async function fetchMessageIds({
  search,
  filter,
}: Pick<ListView<MessageState>, "search" | "filter">): Promise<number[]> {
  const asked = new URLSearchParams({ search, state: filter });
  return (await request<{ ids: number[] }>(`/api/admin/inbox/messages/ids?${asked}`)).data.ids;
}
