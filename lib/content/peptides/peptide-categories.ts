import { toIds } from "@/lib/content/to-ids";
import { idList } from "@/lib/content/wire";
import type { Sent } from "@/lib/resources/resource";
import type { Peptide } from "./peptide-schema";

/**
 * The categories of a save, the primary one first. In one specified form `categoryIds` lists the extras
 * besides `categoryId`, in the other it lists all and `categoryId` may be outdated: the field that
 * changed wins. 0 besides others means "not chosen".
 */
export function mergeCategories(sent: Sent, stored: Peptide | null): unknown {
  const primary = readPrimary(sent.categoryId);
  const list = sent.categoryIds ?? undefined;
  if (primary === undefined) return list ?? stored?.categoryIds ?? [];
  if (list === undefined) {
    if (primary === (stored?.categoryId ?? null)) return stored?.categoryIds ?? [];
    const [, ...extras] = toIds(stored?.categoryIds ?? "");
    return toList(primary, extras);
  }
  const parsed = idList.safeParse(list);
  if (!parsed.success) return list;
  const isLeft =
    primary === stored?.categoryId && !isSameList(parsed.data, toIds(stored.categoryIds));
  if (isLeft && primary !== null && !parsed.data.includes(primary)) return parsed.data;
  return toList(primary, parsed.data);
}

/** Undefined where none was sent, or nothing that is a number. */
function readPrimary(value: unknown): number | null | undefined {
  if (value === null || value === "") return null;
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : undefined;
}

function toList(primary: number | null, others: number[]): number[] {
  if (primary === null || (primary === 0 && others.length > 0)) return others;
  return [...new Set([primary, ...others])];
}

function isSameList(one: number[], two: number[]): boolean {
  return one.join() === two.join();
}
