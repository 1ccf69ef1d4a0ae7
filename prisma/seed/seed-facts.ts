import type { PeptideInput } from "@/lib/content/peptides/peptide-schema";
import { type DatabaseSession, noJson } from "@/lib/db/client";

const marker = { entity: "peptide-facts", key: "edited-rows" };

/**
 * Once in a database's life: peptides that an administrator had edited before facts existed get
 * those of the seed, and nothing else of them changes. Answers whether this was that time.
 */
export async function addFactsToEditedRows(
  session: DatabaseSession,
  peptides: Map<number, PeptideInput>,
): Promise<boolean> {
  if (await session.seedEntry.findUnique({ where: { entity_key: marker } })) return false;
  const seeded = await session.seedEntry.findMany({ where: { entity: "peptide" } });
  const rows = await session.peptide.findMany({
    where: { id: { in: seeded.map(({ key }) => Number(key)) }, facts: { equals: noJson } },
    select: { id: true, updatedAt: true },
  });
  for (const { id, updatedAt } of rows) {
    const facts = peptides.get(id)?.facts;
    if (facts) await session.peptide.update({ where: { id }, data: { facts, updatedAt } });
  }
  await session.seedEntry.create({ data: { ...marker, hash: "", appliedAt: new Date() } });
  return true;
}
