import "server-only";
import { readDocument } from "@/lib/content/documents/document-store";
import { getDatabase } from "@/lib/db/client";
import { processWide } from "@/lib/process-wide";

const DAY_MS = 24 * 60 * 60_000;
/** Small batches, so that the database is never blocked for long. */
const BATCH = 200;

/** Deletes old conversations at start-up and then once a day. */
export function keepToRetention(): void {
  const timer = processWide<NodeJS.Timeout>("retention-timer");
  if (timer.value) return;
  const run = () =>
    deleteOldConversations().catch((error) =>
      console.error("Old conversations could not be deleted", error),
    );
  timer.value = setInterval(run, DAY_MS).unref();
  run();
}

/**
 * Deletes conversations without activity for longer than the retention period of the AI settings, and
 * answers how many. Concurrent calls share one run.
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
    // Checked again, since a conversation may have become active in between.
    const where = { ...isOld, id: { in: old.map(({ id }) => id) } };
    deleted += (await db.chatSession.deleteMany({ where })).count;
    if (old.length < BATCH) return deleted;
  }
}
