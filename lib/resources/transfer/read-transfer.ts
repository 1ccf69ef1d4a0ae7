import "server-only";
import { z } from "zod";
import { storableOrSame } from "@/lib/api/body";
import { ApiError } from "@/lib/api/errors";
import type { Resource, Sent } from "@/lib/resources/resource";
import { fromCsv } from "@/lib/tables/csv";
import { cellKind, fromCell } from "./csv-cell";
import { transferFields } from "./export-items";
import { MAX_IMPORTED } from "./transfer-limits";
import type { TransferFormat } from "./transfer-schema";

/** An item of a file: its raw id, and its fields once the stored item is known. */
export interface FileItem {
  id: unknown;
  fields: (stored: Sent | null) => Sent;
}

/** The items of a file, and the names of ignored fields. Throws 422, or 413 for too many items. */
export function readTransfer(
  resource: Resource,
  { format, text }: { format: TransferFormat; text: string },
): { items: FileItem[]; ignored: string[] } {
  const read = format === "csv" ? readCsv(resource, text) : readJson(resource, text);
  if (read.items.length <= MAX_IMPORTED) return read;
  const held = inWords(read.items.length);
  throw tooMany(
    `The file holds ${held} items; at most ${inWords(MAX_IMPORTED)} can be imported at once`,
  );
}

/** The 413 for a file that has to be split. */
export function tooMany(what: string): ApiError {
  return new ApiError("too_large", `${what}. Please split it into several files.`);
}

export function inWords(count: number): string {
  return count.toLocaleString("en");
}

function readCsv(resource: Resource, text: string) {
  const { header, rows } = fromCsv(text);
  const known = transferFields(resource);
  if (!header.some((name) => known.includes(name))) {
    throw new ApiError("invalid", `The first row must name columns such as ${known.slice(0, 3)}`);
  }
  const kinds = Object.entries(resource.input.shape).map(
    ([name, schema]) => [name, cellKind(schema as z.ZodType)] as const,
  );
  const items = rows.map(
    (row): FileItem => ({
      id: row.id,
      fields: (stored) =>
        Object.fromEntries(
          kinds
            .filter(([name]) => row[name] !== undefined)
            .map(([name, kind]) => [name, fromCell(row[name] ?? "", kind, stored?.[name])]),
        ),
    }),
  );
  return { items, ignored: header.filter((name) => !known.includes(name)) };
}

const jsonItems = z.array(z.record(z.string(), z.unknown()));
const jsonFile = z.union([jsonItems, z.object({ items: jsonItems })]);

function readJson(resource: Resource, text: string) {
  const result = jsonFile.safeParse(parseJson(text));
  if (!result.success) {
    throw new ApiError("invalid", "The file must hold a list of items, or an object with one");
  }
  const records = Array.isArray(result.data) ? result.data : result.data.items;
  const known = transferFields(resource);
  const items = records.map(
    (record): FileItem => ({
      id: record.id,
      fields: () =>
        Object.fromEntries(
          Object.entries(record).filter(([name]) => name !== "id" && known.includes(name)),
        ),
    }),
  );
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  return { items, ignored: [...names].filter((name) => !known.includes(name)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => storableOrSame(value));
  } catch {
    throw new ApiError("invalid", "The file is not valid JSON");
  }
}
