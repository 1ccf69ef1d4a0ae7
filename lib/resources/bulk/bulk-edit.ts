import type { z } from "zod";
import { toIds } from "@/lib/content/to-ids";
import type { Sent } from "@/lib/resources/resource";

export const BULK_MODES = ["add", "replace", "remove"] as const;
export type BulkMode = (typeof BULK_MODES)[number];

/** One way to edit many items of a content type at once. Types may share one; `action` is its name. */
export interface BulkEdit<
  Action extends string = string,
  Shape extends z.ZodRawShape = z.ZodRawShape,
> {
  action: Action;
  /** What a request says besides the action, the collection and the ids. */
  fields: Shape;
  /** What to save of one item; the fields left out keep their value. */
  change(item: Sent, request: z.output<z.ZodObject<Shape>>): Sent;
}

/** The request for an edit, without the ids. */
export type BulkRequest<Edit> =
  Edit extends BulkEdit<infer Action, infer Shape>
    ? { action: Action; collection: string } & z.input<z.ZodObject<Shape>>
    : never;

/** Declares an edit; the type of its request is known from its fields. */
export function defineBulkEdit<Action extends string, Shape extends z.ZodRawShape>(
  edit: BulkEdit<Action, Shape>,
): BulkEdit<Action, Shape> {
  return edit;
}

/** Ids added to, removed from or put in place of a stored list such as "2,3". */
export function changeIds(stored: unknown, ids: number[], mode: BulkMode): number[] {
  if (mode === "replace") return ids;
  const before = toIds(String(stored ?? ""));
  return mode === "add" ? [...before, ...ids] : before.filter((id) => !ids.includes(id));
}
