import { notifyError } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { ContactMessage } from "@/lib/content/contact-messages/contact-inbox-schema";
import { fileName, saveFile } from "../ui/save-file";

const COLUMNS = ["id", "name", "email", "message", "createdAt", "processed"] as const;

/** Saves the messages that `find` names as a file, newest first. */
export async function exportMessages(
  find: () => Promise<number[]>,
  format: "csv" | "json",
): Promise<void> {
  try {
    const wanted = new Set(await find());
    const { data } = await request<ContactMessage[]>("/api/admin/messages");
    const rows = data.filter(({ id }) => wanted.has(id));
    if (format === "json") {
      saveFile(fileName("messages", format), JSON.stringify(rows, null, 2), "application/json");
    } else {
      const { toCsv } = await import("@/lib/tables/csv");
      saveFile(fileName("messages", format), toCsv(rows, [...COLUMNS]), "text/csv");
    }
  } catch (error) {
    notifyError(`Failed to export messages: ${error instanceof Error ? error.message : error}`);
  }
}
