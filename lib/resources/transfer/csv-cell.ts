import { z } from "zod";
import { storableOrSame } from "@/lib/api/body";

type CellKind = "text" | "number" | "boolean" | "list" | "object";

/** The kind of value in a field's cells, derived from its schema. */
export function cellKind(schema: z.ZodType): CellKind {
  if (isObject(schema)) return "object";
  const accepts = (value: unknown) => z.safeParse(schema, value).success;
  if (accepts("1990")) return accepts(1990) && !accepts("x") ? "number" : "text";
  if (accepts(1990)) return "number";
  if (accepts(true)) return "boolean";
  return accepts([]) ? "list" : "text";
}

function isObject(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return isObject(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodObject;
}

/** A value as a cell: lists are joined by pipes, or JSON where an entry would be ambiguous; objects are JSON. */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value))
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  const isPlain = value.every(
    (entry) => entry !== "" && !/^\s|\s$|[|\r\n]/.test(entry) && !String(entry).startsWith("["),
  );
  return isPlain ? value.join(" | ") : JSON.stringify(value);
}

/** A cell as a value; an empty one keeps a stored empty value, and is a blank otherwise. */
export function fromCell(cell: string, kind: CellKind, stored: unknown): unknown {
  if (kind === "list") return listOf(cell);
  if (cell === "") return stored === "" || stored === null ? stored : null;
  if (kind === "object") return parseCell(cell);
  const isNumber = cell.trim() !== "" && Number.isFinite(Number(cell));
  if (kind === "number" && isNumber) return Number(cell);
  if (kind === "boolean" && /^(true|false)$/i.test(cell)) return cell.toLowerCase() === "true";
  return cell;
}

function listOf(cell: string): unknown {
  if (cell.trim() === "") return [];
  if (cell.startsWith("[")) return parseCell(cell);
  return cell
    .split("|")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function parseCell(cell: string): unknown {
  try {
    return JSON.parse(cell, (_, value) => storableOrSame(value));
  } catch {
    return cell; // The schema says what is wrong with it.
  }
}
