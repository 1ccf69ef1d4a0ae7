import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { parseValues } from "@/lib/api/parse";
import type { Administrator } from "@/lib/auth/session";
import { readDocument } from "@/lib/content/documents/document-store";
import { toWire } from "@/lib/content/documents/document-wire";
import { changeDocument, documentTag, isDocument } from "@/lib/content/documents/document-writes";
import { resources } from "@/lib/content/resources";
import { idInAddress } from "@/lib/content/wire";
import type { DatabaseSession } from "@/lib/db/client";
import type { References, Resource, Sent } from "@/lib/resources/resource";
import { changesNothing, dropUnknownRelations, parseSave } from "@/lib/resources/resource-input";
import { entityOf, laterThan, readItem } from "@/lib/resources/resource-writes";
import { type Change, writeAsAdministrator } from "./administrator-write";
import type { Revision } from "./revision-schema";

/**
 * Restores an item or a document to its state before or after a revision, and answers it. A deleted
 * item gets back its id, its creation time and its references, except those to items deleted since.
 * Fields that the state lacks, because they are newer, keep their value. Throws 409 if the revision has
 * no such state.
 */
export function restoreRevision(
  administrator: Administrator,
  revision: Revision,
  side: "before" | "after",
): Promise<object> {
  const { entity, entityId } = revision;
  const state = revision[side];
  if (!state) throw new ApiError("conflict", `There was nothing ${side} this revision`);
  if (isDocument(entity, entityId)) {
    return writeAsAdministrator(administrator, [documentTag(entityId)], async (db) => {
      const input = { ...(await readDocument(entityId, db)), ...state };
      const changes = await changeDocument(db, entityId, input, "restore");
      return { answer: toWire(entityId, await readDocument(entityId, db)), changes };
    });
  }
  const resource = resources.get(entity);
  if (!resource) throw new ApiError("conflict", "This cannot be restored");
  const id = parseValues(idInAddress, entityId);
  return writeAsAdministrator(administrator, resource.tags, async (db) => {
    const { answer, change } = await restoreItem(db, resource, id, state);
    return { answer, changes: change ? [change] : [] };
  });
}

async function restoreItem(
  db: DatabaseSession,
  resource: Resource,
  id: number,
  state: Sent,
): Promise<{ answer: object; change: Change | null }> {
  const before = await resource.read(id, db);
  const parsed = parseSave(resource, { ...before, ...state }, null) as Sent;
  const input = await dropUnknownRelations(resource, db, parsed);
  if (before && changesNothing(resource, input, before)) return { answer: before, change: null };
  await resource.check?.(db, { id, input });
  const at = laterThan(before ?? {});
  await resource.put(db, id, input, at, createdAtOf(state) ?? at);
  if (!before && resource.references) {
    const references = referencesSchema.safeParse(state.references).data ?? {};
    await resource.references.restore(db, id, references);
  }
  const after = await readItem(resource, id, db);
  return { answer: after, change: { ...entityOf(resource, id), action: "restore", before, after } };
}

const referencesSchema: z.ZodType<References> = z.record(
  z.string(),
  z.array(z.object({ id: z.number(), position: z.number() })),
);

function createdAtOf({ createdAt }: Sent): Date | undefined {
  return typeof createdAt === "string" ? new Date(createdAt) : undefined;
}
