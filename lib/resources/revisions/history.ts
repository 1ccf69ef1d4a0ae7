import "server-only";
import { readDocument } from "@/lib/content/documents/document-store";
import { toWire } from "@/lib/content/documents/document-wire";
import { isDocument } from "@/lib/content/documents/document-writes";
import { resources } from "@/lib/content/resources";
import { idInAddress } from "@/lib/content/wire";
import { getDatabase } from "@/lib/db/client";
import type { HistoryEntry, HistoryPage } from "./revision-schema";
import {
  findRevisions,
  type RevisionQuery,
  type RevisionRow,
  sorted,
  toPage,
} from "./revision-store";

/** A page of revisions, each with the states whose restore would change something. */
export async function readHistory(query: RevisionQuery): Promise<HistoryPage> {
  const rows = await findRevisions(query);
  const { items, next } = toPage(rows, query.limit);
  const current = new Map<string, Promise<object | null>>();
  const restorable = rows.slice(0, query.limit).map(async (row) => {
    const key = JSON.stringify([row.entity, row.entityId]);
    current.set(key, current.get(key) ?? readCurrent(row.entity, row.entityId));
    return restorableStates(row, (await current.get(key)) ?? null);
  });
  const states = await Promise.all(restorable);
  return {
    items: items.map((item, at) => ({ ...item, restorable: states[at] ?? [] })),
    next,
    origin: next === null ? await findOrigin(query, rows.at(-1)) : null,
  };
}

/** The current item or document; null if it is deleted or of a kind that cannot be restored. */
export async function readCurrent(entity: string, entityId: string): Promise<object | null> {
  if (isDocument(entity, entityId)) return toWire(entityId, await readDocument(entityId));
  const id = idInAddress.safeParse(entityId);
  return (id.success && (await resources.get(entity)?.read(id.data))) || null;
}

/** Set by each write, or part of the address. */
const UNRESTORED = ["id", "createdAt", "updatedAt", "references"];

function restorableStates(
  { entity, entityId, before, after }: RevisionRow,
  current: object | null,
): HistoryEntry["restorable"] {
  if (!resources.has(entity) && !isDocument(entity, entityId)) return [];
  const now = new Map(Object.entries(current ?? {}));
  const differs = (state: object | null) =>
    state !== null &&
    Object.entries(state).some(
      ([name, value]) =>
        !UNRESTORED.includes(name) &&
        (current === null || (now.has(name) && sorted(value) !== sorted(now.get(name)))),
    );
  const states = { before, after } as Record<"before" | "after", object | null>;
  return (["before", "after"] as const).filter((side) => differs(states[side]));
}

/** When an item without a revision of its creation was made (seeded content); null otherwise. */
async function findOrigin(
  { entity, id, action, before }: RevisionQuery,
  oldest: RevisionRow | undefined,
): Promise<HistoryPage["origin"]> {
  if (entity === undefined || id === undefined || action !== undefined) return null;
  if (oldest ? oldest.before === null : before !== undefined) return null;
  if (isDocument(entity, id)) {
    const row = await getDatabase().document.findUnique({ where: { key: id } });
    return { createdAt: row?.createdAt.toISOString() ?? null };
  }
  const known = (oldest?.before ?? (await readCurrent(entity, id))) as {
    createdAt?: string;
  } | null;
  return known && { createdAt: known.createdAt ?? null };
}
