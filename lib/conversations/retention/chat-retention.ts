import "server-only";
import { readDocument } from "@/lib/content/documents/document-store";
import { getDatabase } from "@/lib/db/client";

const DAY_MS = 24 * 60 * 60_000;
/** So few at once that nobody waits for the database meanwhile. */
const BATCH = 200;

/** Deletes old conversations now and then daily, for as long as the process runs. */
export function keepToRetention(): void {
  const holder = globalThis as { amideRetention?: NodeJS.Timeout };
  if (holder.amideRetention) return;
  const run = () =>
    deleteOldConversations().catch((error) =>
      console.error("Old conversations could not be deleted", error),
    );
  holder.amideRetention = setInterval(run, DAY_MS).unref();
  run();
}

/**
 * Deletes conversations in which nothing was said for as many days as the AI settings keep them;
 * answers how many. Asked again while it runs, it is the same run.
 */
export function deleteOldConversations(now = new Date()): Promise<number> {
  running ??= deleteBatches(now).finally(() => {
    running = undefined;
  });
  return running;
}

let running: Promise<number> | undefined;

async function deleteBatches(now: Date): Promise<number> {
  const db = getDatabase();
  const { chatRetentionDays } = await readDocument("ai-settings");
  const before = new Date(now.getTime() - chatRetentionDays * DAY_MS);
  const isOld = { createdAt: { lt: before }, updatedAt: { lt: before } };
  for (let deleted = 0; ; ) {
    const old = await db.chatSession.findMany({
      where: isOld,
      select: { id: true },
      orderBy: { createdAt: "asc" },
      take: BATCH,
    });
    // Asked for once more: in one of them something may have been said in between.
    const where = { ...isOld, id: { in: old.map(({ id }) => id) } };
    deleted += (await db.chatSession.deleteMany({ where })).count;
    if (old.length < BATCH) return deleted;
  }
}
