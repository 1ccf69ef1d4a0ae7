import "server-only";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, noJson, type Prisma } from "@/lib/db/client";
import { orderFacts } from "@/lib/facts/order-facts";
import { defineWrites } from "@/lib/resources/item-writes";
import { readAll } from "@/lib/resources/read-all";
import { byName } from "./peptide-order";
import type { Peptide, PeptideCondition, PeptideInput, PeptideNames } from "./peptide-schema";

const relations = {
  categories: { orderBy: { position: "asc" } },
  synonyms: { orderBy: { position: "asc" } },
  conditions: { orderBy: { position: "asc" } },
} satisfies Prisma.PeptideInclude;

type PeptideRow = Prisma.PeptideGetPayload<{ include: typeof relations }>;

/** All peptides by name, as they go over the wire, or of more than `most` those with the lowest ids. */
export async function readPeptides(
  db: DatabaseSession = getDatabase(),
  most = Number.POSITIVE_INFINITY,
): Promise<Peptide[]> {
  let left = most;
  const peptides = await readAll(async (part) => {
    const take = Math.min(part.take, left);
    const rows = await db.peptide.findMany({ ...part, take, include: relations });
    left -= rows.length;
    return rows.map(toPeptide);
  });
  return peptides.sort(byName);
}

export async function readPeptide(
  id: number,
  db: DatabaseSession = getDatabase(),
): Promise<Peptide | null> {
  const row = await db.peptide.findUnique({ where: { id }, include: relations });
  return row && toPeptide(row);
}

/** Whether an article or a video can be about this id: a peptide's, or 0 for General. */
export async function isPeptideOrGeneral(id: number): Promise<boolean> {
  return id === 0 || (await getDatabase().peptide.count({ where: { id } })) > 0;
}

/** The conditions of a peptide in their order; null where there is no such peptide. */
export async function readConditions(peptideId: number): Promise<PeptideCondition[] | null> {
  const row = await getDatabase().peptide.findUnique({
    where: { id: peptideId },
    select: { conditions: { select: { id: true, condition: true }, orderBy: { position: "asc" } } },
  });
  return row?.conditions ?? null;
}

/** What each peptide is called, by name. */
export async function readPeptideNames(): Promise<PeptideNames[]> {
  const select = {
    id: true,
    name: true,
    synonyms: { select: { name: true, isBrand: true }, orderBy: { position: "asc" } },
  } satisfies Prisma.PeptideSelect;
  const rows = await readAll((part) => getDatabase().peptide.findMany({ ...part, select }));
  return rows.sort(byName).map(({ synonyms, ...row }) => ({
    ...row,
    ...splitNames(synonyms),
  }));
}

/** Articles and videos lose a deleted peptide. */
export const peptideWrites = defineWrites({
  table: (db) => db.peptide,
  toRow: ({ synonyms, brandNames, categoryIds, conditions, ...fields }: PeptideInput) => ({
    ...fields,
    facts: fields.facts ?? noJson,
  }),
  addLists,
  async clearLists(db, peptideId) {
    await db.peptideSynonym.deleteMany({ where: { peptideId } });
    await db.peptideCategory.deleteMany({ where: { peptideId } });
    await db.condition.deleteMany({ where: { peptideId } });
  },
});

async function addLists(
  db: DatabaseSession,
  peptideId: number,
  { synonyms, brandNames, categoryIds, conditions }: PeptideInput,
) {
  const names = [...synonyms, ...brandNames].map((name, position) => ({
    peptideId,
    name,
    isBrand: position >= synonyms.length,
    position,
  }));
  const filed = categoryIds.map((categoryId, position) => ({ peptideId, categoryId, position }));
  const studied = conditions.map((condition, position) => ({ peptideId, condition, position }));
  // Most peptides of a large import have no lists.
  if (names.length > 0) await db.peptideSynonym.createMany({ data: names });
  if (filed.length > 0) await db.peptideCategory.createMany({ data: filed });
  if (studied.length > 0) await db.condition.createMany({ data: studied });
}

function toPeptide(row: PeptideRow): Peptide {
  const { categories, synonyms, conditions, createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    facts: fields.facts === null ? null : orderFacts(fields.facts),
    categoryId: categories[0]?.categoryId ?? null,
    categoryIds: categories.map((entry) => entry.categoryId).join(","),
    ...splitNames(synonyms),
    conditions: conditions.map((entry) => entry.condition),
    ...toTimestamps({ createdAt, updatedAt }),
  };
}

function splitNames(rows: { name: string; isBrand: boolean }[]) {
  const names = (isBrand: boolean) =>
    rows.filter((row) => row.isBrand === isBrand).map(({ name }) => name);
  return { synonyms: names(false), brandNames: names(true) };
}
