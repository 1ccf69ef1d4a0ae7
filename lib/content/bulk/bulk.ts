import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import type { Resource, ResourceItem, Sent } from "@/lib/content/resource";
import { changeItem, removeItem } from "@/lib/content/resource-writes";
import { resources } from "@/lib/content/resources";
import { type Change, writeAsAdministrator } from "@/lib/content/revisions/administrator-write";
import type { DatabaseSession } from "@/lib/db/client";
import type { BulkAction, BulkAnswer } from "./bulk-schema";

/**
 * Does one thing to all of these items or to none: in one transaction, with a revision for each.
 * Throws 404 for an unknown collection, 409 where the items are not as many as whoever sends this
 * has seen, and whatever the change of one item throws.
 */
export function changeMany(administrator: Administrator, action: BulkAction): Promise<BulkAnswer> {
  const resource = resources.get(action.collection);
  if (!resource) throw new ApiError("not_found", "Not found");
  return writeAsAdministrator(administrator, resource.tags, async (db) => {
    const items = await readSelected(db, resource, action);
    const changes: Change[] = [];
    for (const item of items) {
      const change = await changeOne(db, resource, item, action);
      if (change) changes.push(change);
    }
    return { answer: { selected: items.length, changed: changes.length }, changes };
  });
}

/** Counts again what was selected: nothing less, nothing twice, nothing that is gone. */
async function readSelected(
  db: DatabaseSession,
  resource: Resource,
  { ids, expected }: BulkAction,
): Promise<ResourceItem[]> {
  const items: ResourceItem[] = [];
  for (const id of new Set(ids)) {
    const item = await resource.read(id, db);
    if (item) items.push(item);
  }
  if (items.length === expected && ids.length === expected) return items;
  throw new ApiError(
    "conflict",
    `${expected} items were selected, but ${items.length} of them are there. Nothing was changed.`,
  );
}

async function changeOne(
  db: DatabaseSession,
  resource: Resource,
  item: ResourceItem,
  action: BulkAction,
): Promise<Change | null> {
  if (action.action === "delete") return removeItem(db, resource, item);
  const sent = action.action === "set-category" ? withCategory(item, action) : fieldsOf(action);
  return (await changeItem(db, resource, item, { ...item, ...sent }, "update")).change;
}

function withCategory(
  { categoryIds: stored }: Sent,
  { categoryId, mode }: Extract<BulkAction, { action: "set-category" }>,
): Sent {
  const categoryIds = mode === "add" && stored ? `${stored},${categoryId}` : String(categoryId);
  return { categoryIds, categoryId: undefined };
}

function fieldsOf({ type, status }: Extract<BulkAction, { action: "set-fields" }>): Sent {
  return { ...(type && { type }), ...(status && { status }) };
}
