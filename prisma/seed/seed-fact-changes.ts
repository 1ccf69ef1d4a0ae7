import type { DatabaseSession } from "@/lib/db/client";
import { addFactChanges } from "@/lib/facts/history/fact-change-store";

const marker = { entity: "fact-changes", key: "revisions" };
/** Revisions hold whole peptides. */
const BATCH_SIZE = 50;

/**
 * Once in a database's life: the changelog of facts gets what revisions tell of the time before it.
 * Answers whether this was that time.
 */
export async function addFactChangesOfRevisions(session: DatabaseSession): Promise<boolean> {
  if (await session.seedEntry.findUnique({ where: { entity_key: marker } })) return false;
  const first = await session.factChange.findFirst({ orderBy: { createdAt: "asc" } });
  for (let after = 0; ; ) {
    const revisions = await session.revision.findMany({
      where: {
        entity: "peptides",
        id: { gt: after },
        ...(first && { createdAt: { lt: first.createdAt } }),
      },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
    });
    for (const { createdAt, ...revision } of revisions) {
      const change = {
        ...revision,
        before: revision.before as object | null,
        after: revision.after as object | null,
      };
      await addFactChanges(session, [change], createdAt);
    }
    const last = revisions.at(-1);
    if (!last) break;
    after = last.id;
  }
  await session.seedEntry.create({ data: { ...marker, hash: "", appliedAt: new Date() } });
  return true;
}
