"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { countOf } from "@/components/ui/count-of";
import { focusAgain } from "@/components/ui/focus";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { NoConnectionError, request } from "@/lib/api/client";
import type {
  MessageBulkAnswer,
  MessageBulkInput,
  MessagePage,
} from "@/lib/content/contact-messages/contact-page-schema";
import { isConflict } from "../ui/failure-words";
import { MESSAGES } from "./message-inbox";

export type BulkAction = MessageBulkInput["action"];

/** Marks and deletes messages, one or many, and reports the result in a notice. */
export function useMessageChanges() {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: async ({ id, processed }: { id: number; processed: boolean }) =>
      request(`${MESSAGES}/${id}/process`, { method: "POST", body: { processed } }),
    onSuccess: (_, { id, processed }) => {
      changeShown(client, (rows) =>
        rows.map((row) => (row.id === id ? { ...row, processed } : row)),
      );
      notifySuccess(`Message marked as ${processed ? "processed" : "unprocessed"}.`);
    },
    onError: (error) => fail(error, "Failed to update message status."),
    onSettled: () => refresh(client),
  });
  const remove = useMutation({
    mutationFn: async (id: number) => request(`${MESSAGES}/${id}`, { method: "DELETE" }),
    onSuccess: (_, id) => {
      changeShown(client, (rows) => rows.filter((row) => row.id !== id));
      notifySuccess("Message deleted successfully.");
    },
    onError: (error) => fail(error, "Failed to delete message."),
    onSettled: () => refresh(client),
  });
  const bulk = useMutation({
    mutationFn: async ({ ids, action }: { ids: number[]; action: BulkAction }) => {
      const body = { ids, expected: ids.length, action } satisfies MessageBulkInput;
      const path = "/api/admin/inbox/messages/bulk";
      return (await request<MessageBulkAnswer>(path, { method: "POST", body })).data;
    },
    onSuccess: ({ changed }, { action }) => {
      notifySuccess(`${countOf(changed.length, "message")} ${done[action]}.`);
    },
    onError: (error, { action }) =>
      fail(
        error,
        action === "delete" ? "Failed to delete messages." : "Failed to update message status.",
      ),
    onSettled: () => refresh(client),
  });
  return { mark, remove, bulk };
}

const done: Record<BulkAction, string> = {
  process: "marked as processed",
  unprocess: "marked as unprocessed",
  delete: "deleted successfully",
};

function changeShown(
  client: QueryClient,
  change: (rows: MessagePage["rows"]) => MessagePage["rows"],
) {
  client.setQueriesData<MessagePage>(
    { queryKey: [MESSAGES, "page"] },
    (page) => page && { ...page, rows: change(page.rows) },
  );
}

/** Moves the focus to the heading if its card has left the list. */
async function refresh(client: QueryClient) {
  await client.invalidateQueries({ queryKey: [MESSAGES] });
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusAgain(null);
  });
}

/** Adds the server's reason to the specified words, if it has one. */
function fail(error: Error, words: string) {
  const isOffline = error instanceof NoConnectionError;
  const said = isConflict(error) ? `${words} ${error.reason}` : words;
  notifyError(isOffline ? "Could not connect to the server." : said);
}
