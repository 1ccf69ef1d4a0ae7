import "server-only";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import { parseFacts } from "@/lib/facts/order-facts";
import { inParts } from "@/lib/resources/read-all";
import { compareFacts } from "./compare-facts";
import type { FactChange, LatestChange } from "./fact-change-schema";
import { factTitle, listStatedFacts, type StatedPeptide } from "./stated-facts";

/** Two states of an item, as revisions have them. */
interface ItemChange {
  entity: string;
  entityId: string;
  before: object | null;
  after: object | null;
}

/** Of the most that are read for one page or one feed. */
const MAX_READ = 500;

/**
 * Records in which facts two states of a peptide differ, for those of the changes that are of peptides. A state is a first one, in which nothing has changed, if
 * the peptide was not there before it, or had no facts yet; deleting a peptide changes none of its facts.
 */
export async function addFactChanges(
  db: DatabaseSession,
  changes: ItemChange[],
  at: Date,
): Promise<void> {
  const rows: Prisma.FactChangeCreateManyInput[] = [];
  for (const { entity, entityId, before, after } of changes) {
    if (entity !== "peptides" || !before || !after) continue;
    const peptideId = Number(entityId);
    const [earlier, later] = [toPeptide(before), toPeptide(after)];
    const isFirst = !earlier.facts && later.facts && !(await hasChanges(db, peptideId));
    const differences = compareFacts(
      listStatedFacts(earlier),
      listStatedFacts(isFirst ? { ...later, facts: null } : later),
    );
    for (const { id: fact, words, ...difference } of differences) {
      const stored = words as unknown as Prisma.InputJsonArray;
      rows.push({ peptideId, fact, ...difference, words: stored, createdAt: at });
    }
  }
  for (const data of inParts(rows)) await db.factChange.createMany({ data });
}

/** The latest changes of some peptides, or of all, latest first. */
export async function readFactChanges(
  peptideIds?: number[],
  db: DatabaseSession = getDatabase(),
): Promise<FactChange[]> {
  const rows = await db.factChange.findMany({
    ...(peptideIds && { where: { peptideId: { in: peptideIds } } }),
    // Those of one save in their order.
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_READ,
  });
  return rows.map(({ action, words, conditions, createdAt, ...row }) => ({
    ...row,
    title: factTitle(row),
    action: action as FactChange["action"],
    words: words as unknown as FactChange["words"],
    conditions: conditions as string[],
    createdAt: createdAt.toISOString(),
  }));
}

export async function readLatestChanges(): Promise<LatestChange[]> {
  const latest = await getDatabase().factChange.groupBy({
    by: ["peptideId"],
    _max: { createdAt: true },
    orderBy: { _max: { createdAt: "desc" } },
  });
  return latest.flatMap(({ peptideId, _max: { createdAt } }) =>
    createdAt ? [{ peptideId, changedAt: createdAt.toISOString() }] : [],
  );
}

async function hasChanges(db: DatabaseSession, peptideId: number): Promise<boolean> {
  return (await db.factChange.findFirst({ where: { peptideId }, select: { id: true } })) !== null;
}

/** Of facts under an older schema nothing can be told. */
function toPeptide(state: object): StatedPeptide {
  const peptide = state as StatedPeptide;
  return { ...peptide, facts: parseFacts(peptide.facts) };
}
