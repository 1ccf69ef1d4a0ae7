import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import type { DatabaseSession } from "@/lib/db/client";
import type { Resource, ResourceItem, Sent } from "./resource";
import { changesNothing, parseSave, requireKnownRelations } from "./resource-input";
import { type Change, writeAsAdministrator } from "./revisions/administrator-write";
import { type Basis, requireFresh } from "./revisions/stale";
import { tagsOfUpdate } from "./revisions/update-tags";

/** Creates an item and answers it. Throws 422, 400 or 409. */
export function createItem(administrator: Administrator, resource: Resource, sent: Sent) {
  return writeAsAdministrator(administrator, resource.tags, async (db) => {
    const input = parseSave(resource, sent, null);
    const { item, change } = await addItem(db, resource, input, "create");
    return { answer: item, changes: [change] };
  });
}

/** Adds a parsed input as a new item inside a transaction. */
export async function addItem(
  db: DatabaseSession,
  resource: Resource,
  input: object,
  action: "create" | "import",
): Promise<{ item: ResourceItem; change: Change }> {
  await requireKnownRelations(resource, db, input as Sent);
  await resource.check?.(db, { id: null, input });
  const id = await resource.add(db, input, new Date());
  const item = await readItem(resource, id, db);
  return { item, change: { ...entityOf(resource, id), action, before: null, after: item } };
}

/** Updates an item with what was sent and answers it as saved. Throws 404, 409, 422 or 400. */
export function updateItem(
  administrator: Administrator,
  resource: Resource,
  id: number,
  sent: Sent,
  ifMatch: string | null,
) {
  return writeAsAdministrator(administrator, resource.tags, async (db) => {
    const before = await readItem(resource, id, db);
    requireFresh({ ifMatch, updatedAt: sent.updatedAt }, before);
    const { item, change } = await changeItem(db, resource, before, sent, "update");
    const changes = change ? [change] : [];
    return { answer: item, changes, tags: tagsOfUpdate(resource, before, item) };
  });
}

/** Updates an item inside a transaction; without a difference there is no change. */
export async function changeItem(
  db: DatabaseSession,
  resource: Resource,
  before: ResourceItem,
  sent: Sent,
  action: "update" | "import",
): Promise<{ item: ResourceItem; change: Change | null }> {
  if (!(await saveChanges(db, resource, before, sent))) return { item: before, change: null };
  const item = await readItem(resource, before.id, db);
  return { item, change: { ...entityOf(resource, before.id), action, before, after: item } };
}

/** The same without reading the result; answers whether the item has changed. */
export async function saveChanges(
  db: DatabaseSession,
  resource: Resource,
  before: ResourceItem,
  sent: Sent,
): Promise<boolean> {
  const { id } = before;
  const input = parseSave(resource, sent, before);
  if (changesNothing(resource, input, before)) return false;
  await requireKnownRelations(resource, db, input as Sent);
  await resource.check?.(db, { id, input });
  await resource.put(db, id, input, laterThan(before));
  return true;
}

/** Deletes an item and the references to it. Throws 404 or 409. */
export function deleteItem(
  administrator: Administrator,
  resource: Resource,
  id: number,
  basis: Basis,
) {
  return writeAsAdministrator(administrator, resource.tags, async (db) => {
    const item = await readItem(resource, id, db);
    requireFresh(basis, item);
    return {
      answer: { success: true as const },
      changes: [await removeItem(db, resource, item)],
    };
  });
}

/** Deletes an item inside a transaction; the change records the references to it. */
export async function removeItem(
  db: DatabaseSession,
  resource: Resource,
  item: ResourceItem,
): Promise<Change> {
  const { id } = item;
  await resource.check?.(db, { id, input: null });
  const references = await resource.references?.read(db, [id]);
  await resource.remove(db, id);
  const before = { ...item, ...(references && { references }) };
  return { ...entityOf(resource, id), action: "delete", before, after: null };
}

/** The item with this id, or 404. */
export async function readItem(
  resource: Resource,
  id: number,
  db: DatabaseSession,
): Promise<ResourceItem> {
  const item = await resource.read(id, db);
  if (!item) throw new ApiError("not_found", "Not found");
  return item;
}

/** Up to this many items are read one by one; above it, reading the whole table is faster. */
const MAX_SINGLE_READS = 200;

/** The items with these ids, by id. */
export async function readItems(
  resource: Resource,
  ids: number[],
  db: DatabaseSession,
): Promise<Map<number, ResourceItem>> {
  const wanted = new Set(ids);
  const found = new Map<number, ResourceItem>();
  if (wanted.size > MAX_SINGLE_READS) {
    for (const item of await resource.list(db)) if (wanted.has(item.id)) found.set(item.id, item);
    return found;
  }
  for (const id of wanted) {
    const item = await resource.read(id, db);
    if (item) found.set(id, item);
  }
  return found;
}

export function entityOf({ key }: Resource, id: number) {
  return { entity: key, entityId: String(id) };
}

/** Now, but always later than the row's last change, so that no two states share a time. */
export function laterThan({ updatedAt }: { updatedAt?: string }): Date {
  return new Date(Math.max(Date.now(), updatedAt ? Date.parse(updatedAt) + 1 : 0));
}
