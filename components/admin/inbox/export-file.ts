import { notifyError } from "@/components/ui/notify";
import { fileName, saveFile } from "../ui/save-file";
import type { ExportedItems } from "./inbox-declaration";

export async function exportFile(
  name: string,
  read: () => Promise<ExportedItems>,
  format: "csv" | "json",
): Promise<void> {
  try {
    const { items, rows, columns } = await read();
    if (format === "json") {
      saveFile(fileName(name, format), JSON.stringify(items, null, 2), "application/json");
    } else {
      const { toCsv } = await import("@/lib/tables/csv");
      saveFile(fileName(name, format), toCsv(rows, columns), "text/csv");
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    notifyError(`Failed to export ${name.replace("-", " ")}: ${reason}`);
  }
}
