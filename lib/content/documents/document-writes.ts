import "server-only";
import { parseValues } from "@/lib/api/parse";
import type { Administrator } from "@/lib/auth/session";
import type { CacheTag } from "@/lib/cache-tags";
import type { DatabaseSession } from "@/lib/db/client";
import type { Sent } from "@/lib/resources/resource";
import { type Change, writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import { requireFresh } from "@/lib/resources/revisions/stale";
import { putDocument, readDocument, readEditedDocument } from "./document-store";
import { mergeDocument, toPublicWire, toWire } from "./document-wire";
import { type DocumentKey, type DocumentOf, documents } from "./documents";

/** The entity of every document's revisions; its id is the document's key. */
export const DOCUMENT_ENTITY = "documents";

/** The cache tag of what shows a document. */
export function documentTag(key: string): CacheTag {
  return `documents:${key}`;
}

/** Updates a document with what was sent and answers it as saved. Throws 422 or 409. */
export function saveDocument(
  administrator: Administrator,
  key: DocumentKey,
  sent: Sent,
  ifMatch: string | null,
): Promise<object> {
  return writeAsAdministrator(administrator, [documentTag(key)], async (db) => {
    const stored = await readDocument(key, db);
    const before = toWire(key, stored);
    const edited = toWire(key, await readEditedDocument(key, db));
    requireFresh({ ifMatch }, before, [before, edited, toPublicWire(key, stored)]);
    const changes = await changeDocument(db, key, mergeDocument(key, sent, stored));
    return { answer: toWire(key, await readDocument(key, db)), changes };
  });
}

/** Replaces a document inside a transaction; without a difference there is no change. */
export async function changeDocument<Key extends DocumentKey>(
  db: DatabaseSession,
  key: Key,
  input: Sent,
  action: "update" | "restore" = "update",
): Promise<Change[]> {
  const stored = await readDocument(key, db);
  const value = parseValues(documents[key], input) as DocumentOf<Key>;
  const before = toWire(key, stored);
  const after = toWire(key, value);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  await putDocument(db, key, value, new Date());
  return [{ entity: DOCUMENT_ENTITY, entityId: key, action, before, after }];
}

/** Whether a revision is one of a document. */
export function isDocument(entity: string, id: string): id is DocumentKey {
  return entity === DOCUMENT_ENTITY && Object.hasOwn(documents, id);
}
