import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import { requireResource, resources } from "@/lib/content/resources";
import type { DatabaseSession } from "@/lib/db/client";
import type { Resource, ResourceItem, Sent } from "@/lib/resources/resource";
import { entityOf, readItems, removeItem, saveChanges } from "@/lib/resources/resource-writes";
import { type Change, writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import { type BulkAnswer, describeBulk } from "./bulk-schema";

export const bulkBody = describeBulk([...resources.values()]);

/** One action on many items. */
interface BulkAction {
  action: string;
  collection: string;
  ids: number[];
  expected: number;
}

/**
 * Applies one action to all of these items or to none: in one transaction, with a revision for each.
 * Throws 404 for an unknown collection or action, 409 where other items are found than were selected,
 * and whatever the change of one item throws.
 */
export function changeMany(administrator: Administrator, action: BulkAction): Promise<BulkAnswer> {
  const resource = requireResource(action.collection);
  const edit = resource.bulkEdits?.find((known) => known.action === action.action);
  if (!edit && action.action !== "delete") throw new ApiError("not_found", "Not found");
  return writeAsAdministrator(administrator, resource.tags, async (db) => {
    const items = await readSelected(db, resource, action);
    const changes = edit
      ? await changeAll(db, resource, items, (item) => edit.change(item, { ...action }))
      : await removeAll(db, resource, items);
    return { answer: { selected: items.length, changed: changes.length }, changes };
  });
}

/** The selected items; 409 where some are missing or named twice. */
async function readSelected(
  db: DatabaseSession,
  resource: Resource,
  { ids, expected }: BulkAction,
): Promise<ResourceItem[]> {
  const found = await readItems(resource, ids, db);
  const items = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  if (items.length === expected && ids.length === expected) return items;
  throw new ApiError(
    "conflict",
    `${expected} items were selected, but ${items.length} of them are there. Nothing was changed.`,
  );
}

async function removeAll(
  db: DatabaseSession,
  resource: Resource,
  items: ResourceItem[],
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const item of items) changes.push(await removeItem(db, resource, item));
  return changes;
}

async function changeAll(
  db: DatabaseSession,
  resource: Resource,
  items: ResourceItem[],
  change: (item: Sent) => Sent,
): Promise<Change[]> {
  const changed: ResourceItem[] = [];
  for (const item of items) {
    const sent = { ...item, ...change(item) };
    if (await saveChanges(db, resource, item, sent)) changed.push(item);
  }
  const ids = changed.map(({ id }) => id);
  const after = await readItems(resource, ids, db);
  return changed.map((before) => ({
    ...entityOf(resource, before.id),
    action: "update",
    before,
    after: after.get(before.id) ?? null,
  }));
}
