import "server-only";
import { resources } from "@/lib/content/resources";
import { getDatabase } from "@/lib/db/client";
import { BIN_DAYS, type RevisionPage } from "./revision-schema";
import { toPage } from "./revision-store";

/** The last deletion of each item that has not come back, of the last 30 days, newest first. */
export async function readBin({
  before,
  limit,
}: {
  before?: number | undefined;
  limit: number;
}): Promise<RevisionPage> {
  const db = getDatabase();
  const deletions = await db.revision.findMany({
    where: {
      action: "delete",
      entity: { in: [...resources.keys()] },
      createdAt: { gte: new Date(Date.now() - BIN_DAYS * 24 * 3_600_000) },
    },
    select: { id: true, entity: true, entityId: true },
    orderBy: { id: "desc" },
  });
  const seen = new Set<string>();
  const ids: number[] = [];
  for (const { id, entity, entityId } of deletions) {
    const name = `${entity} ${entityId}`;
    if (seen.has(name)) continue;
    seen.add(name);
    if (before !== undefined && id >= before) continue;
    if (await resources.get(entity)?.read(Number(entityId))) continue;
    ids.push(id);
    if (ids.length > limit) break;
  }
  const rows = await db.revision.findMany({ where: { id: { in: ids } }, orderBy: { id: "desc" } });
  return toPage(rows, limit);
}
