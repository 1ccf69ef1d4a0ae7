import "server-only";
import { resources } from "@/lib/content/resources";
import { getDatabase } from "@/lib/db/client";
import { BIN_DAYS } from "./bin-days";
import type { RevisionPage } from "./revision-schema";
import { toPage } from "./revision-store";

/**
 * The deletions of the last `BIN_DAYS` days, newest first, without items that were restored: the deletion is
 * their last revision.
 */
export async function readBin({
  before,
  limit,
}: {
  before?: number | undefined;
  limit: number;
}): Promise<RevisionPage> {
  const { revision } = getDatabase();
  const where = {
    entity: { in: [...resources.keys()] },
    createdAt: { gte: new Date(Date.now() - BIN_DAYS * 24 * 3_600_000) },
  };
  const last = await revision.groupBy({ by: ["entity", "entityId"], where, _max: { id: true } });
  const lastIds = new Set(last.map(({ _max }) => _max.id));
  const deletions = await revision.findMany({
    where: { ...where, action: "delete", ...(before !== undefined && { id: { lt: before } }) },
    select: { id: true },
    orderBy: { id: "desc" },
  });
  const ids = deletions.map(({ id }) => id).filter((id) => lastIds.has(id));
  const rows = await revision.findMany({
    where: { id: { in: ids.slice(0, limit + 1) } },
    orderBy: { id: "desc" },
  });
  return toPage(rows, limit);
}
