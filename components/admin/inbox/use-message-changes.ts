"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { focusAgain } from "@/components/ui/focus";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { NoConnectionError, RequestError, request } from "@/lib/api/client";
import type {
  MessageBulkAnswer,
  MessageBulkInput,
  MessagePage,
} from "@/lib/content/contact-messages/contact-page-schema";
import { MESSAGES } from "./use-messages";

export type BulkAction = MessageBulkInput["action"];

/** Marks and deletes messages, one or many; each tells in a notice how it went. */
export function useMessageChanges() {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: async ({ id, processed }: { id: number; processed: boolean }) =>
      request(`${MESSAGES}/${id}/process`, { method: "POST", body: { processed } }),
    onSuccess: (_, { id, processed }) => {
      changeShown(client, (rows) =>
        rows.map((row) => (row.id === id ? { ...row, processed } : row)),
      );
      succeed(`Message marked as ${processed ? "processed" : "unprocessed"}.`);
    },
    onError: (error) => fail(error, "Failed to update message status."),
    onSettled: () => refresh(client),
  });
  const remove = useMutation({
    mutationFn: async (id: number) => request(`${MESSAGES}/${id}`, { method: "DELETE" }),
    onSuccess: (_, id) => {
      changeShown(client, (rows) => rows.filter((row) => row.id !== id));
      succeed("Message deleted successfully.");
    },
    onError: (error) => fail(error, "Failed to delete message."),
    onSettled: () => refresh(client),
  });
  const bulk = useMutation({
    mutationFn: async ({ ids, action }: { ids: number[]; action: BulkAction }) => {
      const body = { ids, expected: ids.length, action } satisfies MessageBulkInput;
      const { data } = await request<MessageBulkAnswer>("/api/admin/inbox/messages/bulk", {
        method: "POST",
        body,
      });
      return data;
    },
    onSuccess: ({ changed }, { action }) => {
      const done = { process: "marked as processed", unprocess: "marked as unprocessed" };
      if (action !== "delete") succeed(`${countOf(changed.length)} ${done[action]}.`);
      else succeed(`${countOf(changed.length)} deleted successfully.`);
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

/** "1 message", "1,200 messages" */
export function countOf(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "message" : "messages"}`;
}

function changeShown(
  client: QueryClient,
  change: (rows: MessagePage["rows"]) => MessagePage["rows"],
) {
  client.setQueriesData<MessagePage>(
    { queryKey: [MESSAGES, "page"] },
    (page) => page && { ...page, rows: change(page.rows) },
  );
}

/** Where the card that was acted on has left the list, the focus goes to the heading. */
async function refresh(client: QueryClient) {
  await client.invalidateQueries({ queryKey: [MESSAGES] });
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusAgain(null);
  });
}

function succeed(description: string) {
  notifySuccess(description);
}

/** Nothing answered, or the server says why; else the specified words alone. */
function fail(error: Error, words: string) {
  const isConflict = error instanceof RequestError && error.status === 409;
  const isOffline = error instanceof NoConnectionError;
  const said = isConflict ? `${words} ${error.reason}` : words;
  notifyError(isOffline ? "Could not connect to the server." : said);
}
