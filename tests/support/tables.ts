import type { Database } from "@/lib/db/client";
import type { Engine } from "@/prisma/migrations";

const queries: Record<Engine, string[]> = {
  sqlite: [
    `SELECT t.name || '.' || c.name AS name, c.type || c."notnull" || coalesce(c.dflt_value, '') || c.pk AS definition
     FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'`,
    `SELECT t.name || '(' || group_concat(c.name) || ')' AS name, 'index' || i."unique" AS definition
     FROM sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
     WHERE t.type = 'table' GROUP BY t.name, i.name`,
    `SELECT t.name || '.' || f."from" AS name, f."table" || '.' || f."to" || f.on_delete || f.on_update AS definition
     FROM sqlite_master t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table'`,
  ],
  postgresql: [
    `SELECT table_name || '.' || column_name AS name,
       concat_ws(' ', data_type, udt_name, datetime_precision, is_nullable, column_default) AS definition
     FROM information_schema.columns WHERE table_schema = 'public'`,
    `SELECT tablename || ': ' || indexname AS name, indexdef AS definition
     FROM pg_indexes WHERE schemaname = 'public'`,
    `SELECT conrelid::regclass || ': ' || conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
    `SELECT t.typname || ': ' || e.enumlabel AS name, e.enumsortorder::text AS definition
     FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid`,
  ],
};

/** Columns, indexes, keys and enums as the database itself tells them, sorted, Prisma's own table left out. */
export async function describeTables(engine: Engine, db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const query of queries[engine]) {
    const rows = await db.$queryRawUnsafe<{ name: string; definition: string }[]>(query);
    lines.push(...rows.map((row) => `${row.name} ${row.definition}`));
  }
  return lines.filter((line) => !/^"?(_prisma|sqlite_)/.test(line)).sort();
}

/** Every row of every table of the models, to see that nothing has changed. */
export async function readAllRows(db: Database): Promise<Record<string, unknown[]>> {
  return {
    users: await db.user.findMany({ orderBy: { id: "asc" } }),
    categories: await db.category.findMany({ orderBy: { id: "asc" } }),
    peptides: await db.peptide.findMany({ orderBy: { id: "asc" } }),
    synonyms: await db.peptideSynonym.findMany({ orderBy: { id: "asc" } }),
    peptideCategories: await db.peptideCategory.findMany({
      orderBy: [{ peptideId: "asc" }, { position: "asc" }],
    }),
    conditions: await db.condition.findMany({ orderBy: { id: "asc" } }),
    articles: await db.article.findMany({ orderBy: { id: "asc" } }),
    articlePeptides: await db.articlePeptide.findMany({
      orderBy: [{ articleId: "asc" }, { position: "asc" }],
    }),
    videos: await db.video.findMany({ orderBy: { id: "asc" } }),
    documents: await db.document.findMany({ orderBy: { key: "asc" } }),
    seedEntries: await db.seedEntry.findMany({ orderBy: [{ entity: "asc" }, { key: "asc" }] }),
  };
}
