import { createHash } from "node:crypto";
import type { CategoryInput } from "@/lib/content/categories/category-schema";
import { categoryWrites } from "@/lib/content/categories/category-store";
import { putDocument } from "@/lib/content/documents/document-store";
import type { DocumentKey, DocumentOf } from "@/lib/content/documents/documents";
import { peptideWrites, readPeptide } from "@/lib/content/peptides/peptide-store";
import type { ArticleInput } from "@/lib/content/research/article-schema";
import { articleWrites } from "@/lib/content/research/article-store";
import { videoWrites } from "@/lib/content/videos/video-store";
import type { Database, DatabaseSession } from "@/lib/db/client";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { addFactChanges } from "@/lib/facts/history/fact-change-store";
import { readSeedContent, type SeedContent } from "./data-files";
import { addFactChangesOfRevisions } from "./seed-fact-changes";
import { addFactsToEditedRows } from "./seed-facts";

type Put = (at: Date) => Promise<void>;
type Entry = { entity: string; key: string; value: unknown; updatedAt: Date | null; put: Put };
type IdQuery = { where: { id: { in: number[] } }; select: { id: true } };

/**
 * Writes the seed content in one transaction. Rows that an administrator has edited or deleted are
 * left unchanged; all others are updated when their seed changes.
 * `url` is the `DATABASE_URL` of `db`; `written` and `kept` count entries.
 */
export async function seedContent(
  db: Database,
  url: string,
  content: SeedContent = readSeedContent(),
): Promise<{ written: number; kept: number }> {
  return db.$transaction(
    async (session) => {
      await lockSeeding(session, url);
      const seeded = new Map(
        (await session.seedEntry.findMany()).map((entry) => [
          `${entry.entity} ${entry.key}`,
          entry,
        ]),
      );
      let written = 0;
      let kept = 0;
      if (await addFactChangesOfRevisions(session)) written += 1;
      else kept += 1;
      for (const entry of await listEntries(session, content)) {
        const hash = createHash("sha256").update(JSON.stringify(entry.value)).digest("base64url");
        const before = seeded.get(`${entry.entity} ${entry.key}`);
        const isUntouched = before
          ? entry.updatedAt?.getTime() === before.appliedAt.getTime()
          : entry.updatedAt === null;
        if (before?.hash === hash || !isUntouched || (await isTaken(session, entry))) {
          kept += 1;
          continue;
        }
        const at = new Date();
        await entry.put(at);
        const where = { entity_key: { entity: entry.entity, key: entry.key } };
        const data = { hash, appliedAt: at };
        await session.seedEntry.upsert({
          where,
          create: { entity: entry.entity, key: entry.key, ...data },
          update: data,
        });
        written += 1;
      }
      if (await addFactsToEditedRows(session, content.peptides)) written += 1;
      else kept += 1;
      await raiseIdSequences(session, url);
      return { written, kept };
    },
    { maxWait: 60_000, timeout: 120_000 },
  );
}

// Peptides come before the entries that link to them.
async function listEntries(session: DatabaseSession, content: SeedContent): Promise<Entry[]> {
  const columns = { select: { id: true, updatedAt: true } } as const;
  const entries = <Key extends number | DocumentKey, Value>(
    entity: string,
    values: Map<Key, Value>,
    rows: { id: Key; updatedAt: Date }[],
    put: (key: Key, value: Value, at: Date) => Promise<void>,
  ) => {
    const updatedAt = new Map(rows.map((row) => [row.id, row.updatedAt]));
    return [...values].map(([key, value]) => ({
      entity,
      key: String(key),
      value,
      updatedAt: updatedAt.get(key) ?? null,
      put: (at: Date) => put(key, value, at),
    }));
  };
  const documentRows = await session.document.findMany();
  return [
    ...entries(
      "category",
      content.categories,
      await session.category.findMany(columns),
      (id, value, at) => categoryWrites.put(session, id, value, at),
    ),
    ...entries(
      "peptide",
      content.peptides,
      await session.peptide.findMany(columns),
      async (id, value, at) => {
        const categoryIds = await listPresent(value.categoryIds, (q) =>
          session.category.findMany(q),
        );
        const before = await readPeptide(id, session);
        await peptideWrites.put(session, id, { ...value, categoryIds }, at);
        if (!before) return;
        const after = await readPeptide(id, session);
        await addFactChanges(
          session,
          [{ entity: "peptides", entityId: String(id), before, after }],
          at,
        );
      },
    ),
    ...entries(
      "article",
      content.articles,
      await session.article.findMany(columns),
      async (id, value, at) => {
        const peptideIds = await listPresent(value.peptideIds, (q) => session.peptide.findMany(q));
        await articleWrites.put(session, id, { ...value, peptideIds }, at);
      },
    ),
    ...entries(
      "video",
      content.videos,
      await session.video.findMany(columns),
      async (id, value, at) => {
        const peptideIds = await listPresent(value.peptideIds, (q) => session.peptide.findMany(q));
        await videoWrites.put(session, id, { ...value, peptideIds }, at);
      },
    ),
    ...entries(
      "document",
      content.documents,
      documentRows.map((row) => ({ id: row.key as DocumentKey, updatedAt: row.updatedAt })),
      (key, value, at) => putDocument(session, key, value as DocumentOf<typeof key>, at),
    ),
  ];
}

/** Drops ids of deleted items; 0 stands for General. */
async function listPresent(ids: number[], find: (query: IdQuery) => Promise<{ id: number }[]>) {
  const rows = await find({ where: { id: { in: ids } }, select: { id: true } });
  const present = new Set([0, ...rows.map((row) => row.id)]);
  return ids.filter((id) => present.has(id));
}

/** Whether a row created by an administrator already has the entry's unique name, PMID or DOI. */
async function isTaken(session: DatabaseSession, { entity, key, value }: Entry): Promise<boolean> {
  const id = { not: Number(key) };
  if (entity === "category") {
    const { name } = value as CategoryInput;
    return (await session.category.count({ where: { id, name } })) > 0;
  }
  if (entity === "article") {
    const { pmid, doi } = value as ArticleInput;
    const numbers = [...(pmid ? [{ pmid }] : []), ...(doi ? [{ doi }] : [])];
    return (await session.article.count({ where: { id, OR: numbers } })) > 0;
  }
  return false;
}

/** A SQLite transaction is already the only writer; PostgreSQL needs a lock. */
async function lockSeeding(session: DatabaseSession, url: string): Promise<void> {
  if (isPostgresql(url)) await session.$executeRaw`SELECT pg_advisory_xact_lock(7265)`;
}

/** PostgreSQL's sequences do not advance when ids are given explicitly. */
async function raiseIdSequences(session: DatabaseSession, url: string): Promise<void> {
  if (!isPostgresql(url)) return;
  for (const table of ["Category", "Peptide", "Article", "Video"]) {
    await session.$executeRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), GREATEST((SELECT MAX(id) FROM "${table}"), 1))`,
    );
  }
}
