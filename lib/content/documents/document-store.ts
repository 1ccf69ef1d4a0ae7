import "server-only";
import type { z } from "zod";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import { type DocumentKey, type DocumentOf, documents, editorDefaults } from "./documents";

/**
 * A stored document, with the built-in text for missing fields. Values that a stricter schema no longer
 * accepts do not break pages: texts become blank, other values fall back to the default.
 */
export async function readDocument<Key extends DocumentKey>(
  key: Key,
  db: DatabaseSession = getDatabase(),
): Promise<DocumentOf<Key>> {
  return parseStored(key, await readStored(key, db));
}

/** The same, with the dashboard's own defaults for unsaved fields. */
export async function readEditedDocument<Key extends DocumentKey>(
  key: Key,
  db: DatabaseSession = getDatabase(),
): Promise<DocumentOf<Key>> {
  return parseStored(key, { ...editorDefaults[key], ...(await readStored(key, db)) });
}

async function readStored(key: DocumentKey, db: DatabaseSession): Promise<Record<string, unknown>> {
  const row = await db.document.findUnique({ where: { key } });
  return (row?.value ?? {}) as Record<string, unknown>;
}

function parseStored<Key extends DocumentKey>(
  key: Key,
  stored: Record<string, unknown>,
): DocumentOf<Key> {
  const result = documents[key].safeParse(stored);
  if (result.success) return result.data as DocumentOf<Key>;
  const misfits = new Set(result.error.issues.map(({ path }) => String(path[0])));
  console.error(`The document ${key} has fields that do not fit: ${[...misfits].join(", ")}`);
  const shape: Record<string, z.ZodType> = documents[key].shape;
  const fitting = Object.entries(stored).flatMap(([field, value]) => {
    if (!misfits.has(field)) return [[field, value]];
    return shape[field]?.safeParse("").success ? [[field, ""]] : [];
  });
  return documents[key].parse(Object.fromEntries(fitting)) as DocumentOf<Key>;
}

export async function putDocument<Key extends DocumentKey>(
  db: DatabaseSession,
  key: Key,
  value: DocumentOf<Key>,
  at: Date,
) {
  const data = { value: value as Prisma.InputJsonValue, updatedAt: at };
  await db.document.upsert({
    where: { key },
    create: { key, createdAt: at, ...data },
    update: data,
  });
}
