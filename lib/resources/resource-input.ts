import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { parseValues } from "@/lib/api/parse";
import type { DatabaseSession } from "@/lib/db/client";
import type { Resource, ResourceItem, Sent } from "./resource";

/**
 * The input of a save: fields left out keep their stored value, null stands for a blank, unknown fields
 * are dropped. Throws 422.
 */
export function parseSave(resource: Resource, sent: Sent, stored: ResourceItem | null): object {
  return parseValues(resource.input, mergeSave(resource, sent, stored));
}

/** Whether a save would not change the stored item. */
export function changesNothing(resource: Resource, input: object, stored: ResourceItem): boolean {
  const result = z.safeParse(resource.input, mergeSave(resource, { ...stored }, stored));
  return JSON.stringify(result.data) === JSON.stringify(input);
}

function mergeSave(resource: Resource, sent: Sent, stored: ResourceItem | null): Sent {
  const merged = resource.merge?.(sent, stored) ?? { ...stored, ...sent };
  return Object.fromEntries(
    Object.entries(resource.input.shape)
      .map(([name, schema]) => [name, merged[name], schema] as const)
      .filter(([, value, schema]) => value !== null || z.safeParse(schema, null).success)
      .map(([name, value]) => [name, value]),
  );
}

/** Throws 400 if an input refers to items that do not exist. */
export async function requireKnownRelations(
  { relation }: Resource,
  db: DatabaseSession,
  input: Sent,
): Promise<void> {
  if (!relation) return;
  const unknown = await findUnknown(relation, db, input[relation.field] as number[]);
  if (unknown.length === 0) return;
  const text = `There is no ${relation.one} ${unknown.slice(0, 10).join(", ")}`;
  throw new ApiError("malformed", text, { [relation.field]: [text] });
}

/** Drops references to items that no longer exist, for the restore of an old state. */
export async function dropUnknownRelations(
  { relation }: Resource,
  db: DatabaseSession,
  input: Sent,
): Promise<Sent> {
  if (!relation) return input;
  const ids = input[relation.field] as number[];
  const unknown = new Set(await findUnknown(relation, db, ids));
  return { ...input, [relation.field]: ids.filter((id) => !unknown.has(id)) };
}

async function findUnknown(
  { findKnown }: NonNullable<Resource["relation"]>,
  db: DatabaseSession,
  ids: number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const known = new Set(await findKnown(db, ids));
  return ids.filter((id) => !known.has(id));
}
