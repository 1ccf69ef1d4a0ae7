import { NoConnectionError, request } from "@/lib/api/client";
import type { ContactMessage } from "@/lib/content/contact-messages/contact-inbox-schema";
import type { ContactMessageRow } from "@/lib/content/contact-messages/contact-page-schema";
import type { MessageState } from "@/lib/content/contact-messages/message-states";
import { storageLimits } from "@/lib/content/storage-limits";
import type { InboxDeclaration } from "./inbox-declaration";

export const MESSAGES = "/api/admin/messages";

export const messageInbox: InboxDeclaration<ContactMessageRow, number> = {
  path: MESSAGES,
  rowsPath: "/api/admin/inbox/messages",
  idsPath: "/api/admin/inbox/messages/ids",
  idOf: ({ id }) => id,
  filterParam: "state",
  filters: { all: "All", new: "New", processed: "Processed" } satisfies Record<
    MessageState,
    string
  >,
  pageSize: 50,
  limit: storageLimits.contactMessages,
  title: "Contact Messages",
  text: "Manage messages sent through the contact form",
  label: { one: "message", many: "messages" },
  empty:
    "No messages found. When visitors send messages through the contact form, they will appear here.",
  noMatch: "No message matches this search and filter.",
  loadFailed: () => ({ title: FAILED_TITLE, text: FAILED_TEXT }),
  selectFailed: describeLoadError,
  exportName: "messages",
  async exportItems(ids) {
    const { data } = await request<ContactMessage[]>(MESSAGES);
    const items = data.filter(({ id }) => ids.has(id));
    const columns = ["id", "name", "email", "message", "about", "createdAt", "processed"];
    return { items, columns, rows: items };
  },
};

const FAILED_TITLE = "Error fetching messages";
const FAILED_TEXT = "There was a problem loading messages.";

export function describeLoadError(error: unknown) {
  return error instanceof NoConnectionError
    ? { title: "Error", description: "Could not connect to the server." }
    : { title: FAILED_TITLE, description: FAILED_TEXT };
}
