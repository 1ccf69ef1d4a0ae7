import "server-only";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import { type DocumentKey, type DocumentOf, documents } from "./documents";

/** A document as stored, with the built-in text for each field that is not. */
export async function readDocument<Key extends DocumentKey>(
  key: Key,
  db: DatabaseSession = getDatabase(),
): Promise<DocumentOf<Key>> {
  const row = await db.document.findUnique({ where: { key } });
  return documents[key].parse(row?.value ?? {}) as DocumentOf<Key>;
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
