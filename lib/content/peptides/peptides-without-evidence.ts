import "server-only";
import { getDatabase } from "@/lib/db/client";

/** How many peptides have no evidence tier, and the first of them by name. */
export async function readWithoutEvidence(limit: number) {
  const { peptide } = getDatabase();
  const where = { evidenceTier: null };
  const [total, first] = await Promise.all([
    peptide.count({ where }),
    peptide.findMany({
      where,
      select: { id: true, name: true },
      orderBy: { name: "asc" },
      take: limit,
    }),
  ]);
  return { total, first };
}
