// Writes to DATABASE_URL from several sides at once until it is killed, or TRANSACTIONS are done on
// each side. Prints the title of each row after its write was acknowledged.
import { writeSync } from "node:fs";
import { createDatabase } from "@/lib/db/client";

class Undone extends Error {}

const name = process.env.WRITER_NAME ?? "writer";
const count = Number(process.env.TRANSACTIONS ?? Number.POSITIVE_INFINITY);
const db = createDatabase(process.env.DATABASE_URL ?? "");
const patient = { maxWait: 60_000, timeout: 60_000 };

await db.devItem.count();
writeSync(1, "ready\n");
await Promise.all([1, 2].flatMap((side) => [writeRows(side), writePairs(side), undoRows(side)]));
await db.$disconnect();

async function writeRows(side: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const title = `row ${name} ${side} ${n}`;
    await db.devItem.create({ data: { title } });
    acknowledge(title);
  }
}

async function writePairs(side: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const titles = [`pair ${name} ${side} ${n} a`, `pair ${name} ${side} ${n} b`];
    await db.$transaction(async (session) => {
      for (const title of titles) {
        await session.devItem.create({ data: { title } });
        await breathe();
      }
    }, patient);
    titles.forEach(acknowledge);
  }
}

async function undoRows(side: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const undone = db.$transaction(async (session) => {
      await session.devItem.create({ data: { title: `undone ${name} ${side} ${n}` } });
      await breathe();
      throw new Undone();
    }, patient);
    await undone.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    writeSync(1, "undone\n");
  }
}

/** Lets the other sides issue their writes while a transaction is open. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
}

function acknowledge(title: string): void {
  writeSync(1, `${title}\n`);
}
