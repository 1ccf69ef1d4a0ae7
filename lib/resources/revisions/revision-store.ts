import "server-only";
import { type DatabaseSession, getDatabase, noJson, type Prisma } from "@/lib/db/client";
import { inParts } from "@/lib/resources/read-all";
import type { RevisionAction } from "./revision-actions";
import type { Revision, RevisionEntry, RevisionPage } from "./revision-schema";

export type RevisionRow = Prisma.RevisionGetPayload<object>;
type State = Record<string, unknown> | null;

/** What a write did to one entity: its states in the wire format, null where there is none. */
export interface Change {
  entity: string;
  entityId: string;
  action: RevisionAction;
  before: object | null;
  after: object | null;
}

/** Rows per statement; states are long. */
const BATCH_SIZE = 100;

/** Records changes in their order, and answers the ids of their revisions. */
export async function addRevisions(
  db: DatabaseSession,
  actor: string,
  changes: Change[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const part of inParts(changes, BATCH_SIZE)) {
    const rows = await db.revision.createManyAndReturn({
      select: { id: true },
      data: part.map(({ before, after, ...fields }) => ({
        ...fields,
        actor,
        before: (before as Prisma.InputJsonObject | null) ?? noJson,
        after: (after as Prisma.InputJsonObject | null) ?? noJson,
      })),
    });
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

export interface RevisionQuery {
  entity?: string | undefined;
  id?: string | undefined;
  action?: RevisionAction | undefined;
  before?: number | undefined;
  limit: number;
}

/** The rows of a page, newest first, by entity, kind or action, and one more if another page follows. */
export function findRevisions({
  entity,
  id,
  action,
  before,
  limit,
}: RevisionQuery): Promise<RevisionRow[]> {
  return getDatabase().revision.findMany({
    where: {
      ...(entity !== undefined && { entity }),
      ...(id !== undefined && { entityId: id }),
      ...(action !== undefined && { action }),
      ...(before !== undefined && { id: { lt: before } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
}

export async function readRevision(
  id: number,
  db: DatabaseSession = getDatabase(),
): Promise<Revision | null> {
  const row = await db.revision.findUnique({ where: { id } });
  return row && { ...toEntry(row), before: row.before as State, after: row.after as State };
}

/** `rows` has one more than the page if another page follows. */
export function toPage(rows: RevisionRow[], limit: number): RevisionPage {
  const items = rows.slice(0, limit).map(toEntry);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

function toEntry(row: RevisionRow): RevisionEntry {
  const { id, entity, entityId, action, actor, createdAt } = row;
  const before = row.before as State;
  const after = row.after as State;
  return {
    id,
    entity,
    entityId,
    name: nameOf(after) ?? nameOf(before) ?? entityId,
    action: action as RevisionAction,
    actor,
    changed: before && after ? changedFields(before, after) : [],
    createdAt: createdAt.toISOString(),
  };
}

function nameOf(state: State): string | undefined {
  const name = state?.name ?? state?.title;
  return typeof name === "string" ? name : undefined;
}

function changedFields(before: object, after: object): string[] {
  const [old, now] = [before, after].map(
    (state) => new Map(Object.entries(state).map(([name, value]) => [name, sorted(value)])),
  ) as [Map<string, string>, Map<string, string>];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].filter((name) => name !== "updatedAt" && old.get(name) !== now.get(name));
}

/** As JSON with sorted keys; PostgreSQL does not preserve their order. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
