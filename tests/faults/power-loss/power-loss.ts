// npm run test:power-loss [-- ROUNDS]: takes the power from a writing process again and again, and counts
// what was lost. Needs root, loop devices and mkfs.ext4.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { applyMigrations } from "@/prisma/migrations";
import { findFaults, readTitles } from "../stored-rows";
import { createDisk, mountDisk } from "./disk";

const ROUNDS = Number(process.argv[2] ?? 20);
const CONTROL_ROWS = 100;
const SHOWN_FAULTS = 20;

const folder = mkdtempSync(path.join(tmpdir(), "amide-power-loss-"));
const acknowledged: string[] = [];
const faults: string[] = [];
let disk = createDisk(folder);

try {
  await applyMigrations(`file:${databaseFile()}`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    acknowledged.push(...(await writeUntilPowerIsLost(`r${round}`)));
    faults.push(...findFaults(databaseFile(), acknowledged));
  }
  const lost = loseUnsyncedRows();
  console.log(
    `Power lost ${ROUNDS} times: ${acknowledged.length} rows acknowledged, ${faults.length} faults. ` +
      `Without syncing, ${lost} of ${CONTROL_ROWS} rows are lost.`,
  );
  if (lost === 0) faults.push("the disk keeps what was not synced: this shows nothing");
} finally {
  disk.unmount();
  rmSync(folder, { recursive: true });
}
for (const fault of faults.slice(0, SHOWN_FAULTS)) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function databaseFile(): string {
  return path.join(disk.folder, "amide.db");
}

/** Resolves to what was acknowledged before. */
async function writeUntilPowerIsLost(name: string): Promise<string[]> {
  const writer = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", path.resolve("tests/faults/writer.ts")],
    {
      env: { ...process.env, DATABASE_URL: `file:${databaseFile()}`, WRITER_NAME: name },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let output = "";
  writer.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const closed = once(writer, "close");
  while (readTitles(output).length === 0) await wait(5);
  await wait(50 + Math.random() * 500);
  await stop(writer);
  const image = disk.copyImage();
  writer.kill("SIGKILL");
  await closed;
  startAgainWith(image);
  return readTitles(output);
}

function startAgainWith(image: string): void {
  disk.unmount();
  disk = mountDisk(image);
}

/** Until none of its threads runs, so that no write is under way. */
async function stop(writer: ChildProcess): Promise<void> {
  writer.kill("SIGSTOP");
  const tasks = `/proc/${writer.pid}/task`;
  const states = () =>
    readdirSync(tasks).map(
      (task) => /\) (\w)/.exec(readFileSync(`${tasks}/${task}/stat`, "utf8"))?.[1],
    );
  while (states().some((state) => state !== "T")) await wait(1);
}

/** How many rows are lost that were written without syncing. */
function loseUnsyncedRows(): number {
  const writer = new Sqlite(databaseFile());
  writer.pragma("synchronous = OFF");
  const insert = writer.prepare("INSERT INTO DevItem (title, updatedAt) VALUES ('control', 0)");
  for (let row = 0; row < CONTROL_ROWS; row += 1) insert.run();
  const image = disk.copyImage();
  writer.close();
  startAgainWith(image);
  const reader = new Sqlite(databaseFile());
  const count = reader.prepare("SELECT count(*) FROM DevItem WHERE title = 'control'").pluck();
  const kept = Number(count.get());
  reader.close();
  return CONTROL_ROWS - kept;
}
