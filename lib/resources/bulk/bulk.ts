import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import { resources } from "@/lib/content/resources";
import type { DatabaseSession } from "@/lib/db/client";
import type { Resource, ResourceItem, Sent } from "@/lib/resources/resource";
import { layOver, nameItem, readItems, removeItem } from "@/lib/resources/resource-writes";
import { type Change, writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import type { BulkAction, BulkAnswer, BulkMode } from "./bulk-schema";

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
    const changes =
      action.action === "delete"
        ? await removeAll(db, resource, items)
        : await changeAll(db, resource, items, action);
    return { answer: { selected: items.length, changed: changes.length }, changes };
  });
}

/** Counts again what was selected: nothing less, nothing twice, nothing that is gone. */
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
  action: Exclude<BulkAction, { action: "delete" }>,
): Promise<Change[]> {
  const changed: ResourceItem[] = [];
  for (const item of items) {
    const sent = { ...item, ...sentOf(item, action) };
    if (await layOver(db, resource, item, sent)) changed.push(item);
  }
  const ids = changed.map(({ id }) => id);
  const after = await readItems(resource, ids, db);
  return changed.map((before) => ({
    ...nameItem(resource, before.id),
    action: "update",
    before,
    after: after.get(before.id) ?? null,
  }));
}

/** What an action sends of one item. */
function sentOf(item: Sent, action: Exclude<BulkAction, { action: "delete" }>): Sent {
  switch (action.action) {
    case "set-category": {
      const { categoryId, mode } = action;
      return {
        categoryIds: changeIds(item.categoryIds, [categoryId], mode),
        categoryId: undefined,
      };
    }
    case "set-peptides":
      return { peptideIds: changeIds(item.peptideIds, action.peptideIds, action.mode) };
    case "set-evidence": {
      const { evidenceTier, evidenceReason } = action;
      return { evidenceTier, ...(evidenceReason !== undefined && { evidenceReason }) };
    }
    case "set-year":
      return { year: action.year };
    case "set-fields": {
      const { type, status } = action;
      return { ...(type && { type }), ...(status && { status }) };
    }
  }
}

function changeIds(stored: unknown, ids: number[], mode: BulkMode): number[] {
  if (mode === "replace") return ids;
  const before = String(stored ?? "")
    .split(",")
    .filter(Boolean)
    .map(Number);
  return mode === "add" ? [...before, ...ids] : before.filter((id) => !ids.includes(id));
}
