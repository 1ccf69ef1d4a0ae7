import "server-only";
import type { Resource, ResourceItem, Sent } from "@/lib/resources/resource";
import { toCsv } from "@/lib/tables/csv";
import { toCell } from "./csv-cell";
import type { ExportedFile, TransferFormat } from "./transfer-schema";

/** The fields of an exported item: its id, and all that a save may hold. */
export function transferFields({ input }: Resource): string[] {
  return ["id", ...Object.keys(input.shape)];
}

/** A file with all items of a collection, or with those of the ids, in their order. */
export async function exportItems(
  resource: Resource,
  { format, ids }: { format: TransferFormat; ids: number[] | null },
): Promise<ExportedFile> {
  const all = await resource.list();
  const items = ids ? pick(all, ids) : all;
  const fields = transferFields(resource);
  const records = items.map((item) => recordOf(item, fields));
  const fileName = `${resource.key}.${format}`;
  if (format === "json") {
    const text = `${JSON.stringify({ collection: resource.key, items: records }, null, 2)}\n`;
    return { fileName, mediaType: "application/json", text };
  }
  const rows = records.map((record) =>
    Object.fromEntries(fields.map((field) => [field, toCell(record[field])])),
  );
  return { fileName, mediaType: "text/csv", text: toCsv(rows, fields) };
}

function pick(items: ResourceItem[], ids: number[]): ResourceItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function recordOf(item: Sent, fields: string[]): Sent {
  return Object.fromEntries(fields.map((field) => [field, item[field] ?? null]));
}
