import { notifyError } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import { fileName, saveFile } from "../ui/save-file";
import type { InboxDeclaration } from "./inbox-declaration";

/** Saves the items with these ids as a file, newest first. */
export async function exportItems<Row, Exported, Id extends number | string, Filter extends string>(
  { path, exported }: InboxDeclaration<Row, Exported, Id, Filter>,
  findIds: () => Promise<Id[]>,
  format: "csv" | "json",
): Promise<void> {
  const { name, idOf, columns, toRows } = exported;
  try {
    const wanted = new Set(await findIds());
    const { data } = await request<Exported[]>(path);
    const items = data.filter((item) => wanted.has(idOf(item)));
    if (format === "json") {
      saveFile(fileName(name, format), JSON.stringify(items, null, 2), "application/json");
    } else {
      const { toCsv } = await import("@/lib/tables/csv");
      saveFile(fileName(name, format), toCsv(items.flatMap(toRows), columns), "text/csv");
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    notifyError(`Failed to export ${name.replace("-", " ")}: ${reason}`);
  }
}
