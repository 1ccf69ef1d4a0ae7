import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeTimes, p95 } from "@/bench/search/percentiles";
import { readMessagePage } from "@/lib/content/contact-messages/contact-page";
import { readConversationPage } from "@/lib/conversations/inbox/conversation-page";
import { createDatabase, type Database, setDatabase } from "@/lib/db/client";
import { readOverview } from "@/lib/overview/overview";
import { applyMigrations } from "@/prisma/migrations";

const LIMIT_MS = 200;
const SIZE = 10_000;
const PART = 1_000;
const ASKED = 40;
const view = { search: "", page: 1, size: 50 };

/** Time to load the inboxes with 10,000 messages and 10,000 conversations on SQLite. */
async function measure(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-bench-"));
  const url = `file:${folder}/amide.db`;
  await applyMigrations(url);
  const db = createDatabase(url);
  setDatabase(db);
  try {
    await fill(db);
    const slowest = [
      await time("messages", (index) =>
        readMessagePage({ ...view, page: index + 1, state: "all" }),
      ),
      await time("messages that hold a text", (index) =>
        readMessagePage({ ...view, search: `question ${index}`, state: "new" }),
      ),
      await time("conversations", (index) =>
        readConversationPage({ ...view, page: index + 1, kind: "all" }),
      ),
      await time("conversations that hold a text", (index) =>
        readConversationPage({ ...view, search: `question ${index}0`, kind: "all" }),
      ),
      await time("the overview", () => readOverview()),
    ];
    return Math.max(...slowest);
  } finally {
    await db.$disconnect();
    rmSync(folder, { recursive: true });
  }
}

async function time(what: string, run: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < ASKED; index++) {
    const from = performance.now();
    await run(index);
    times.push(performance.now() - from);
  }
  console.log(`${SIZE} ${what}: ${describeTimes(times)}`);
  return p95(times);
}

async function fill(db: Database) {
  // Every other text has quotes or accents, which the search must fold.
  const text = (index: number) =>
    `${index % 2 ? "José asks:" : ""} Question ${index} about peptides and their papers. `.repeat(
      6,
    );
  for (let start = 0; start < SIZE; start += PART) {
    const part = [...Array(PART).keys()].map((index) => start + index);
    await db.contactMessage.createMany({
      data: part.map((index) => ({
        name: `Visitor ${index}`,
        email: `visitor${index}@example.org`,
        message: text(index),
        processed: index % 3 > 0,
      })),
    });
    await db.chatSession.createMany({
      data: part.map((index) => ({ id: `session-${index}`, visitorHash: "x" })),
    });
    await db.chatMessage.createMany({
      data: part.flatMap((index) =>
        [0, 1, 2, 3, 4, 5].map((turn) => ({
          sessionId: `session-${index}`,
          isUser: turn % 2 === 0,
          message: text(index),
          ...(turn % 2 === 1 && { outcome: index % 9 ? "answered" : "abstained" }),
        })),
      ),
    });
  }
}

if ((await measure()) > LIMIT_MS) process.exitCode = 1;
