// npm run test:faults [-- ROUNDS]: kills a writing process again and again, and counts what was lost.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { applyMigrations } from "@/prisma/migrations";
import { findFaults, readTitles } from "./stored-rows";

const ROUNDS = Number(process.argv[2] ?? 20);
const TRANSACTIONS_OF_EACH = 100;
const SHOWN_FAULTS = 20;

const folder = mkdtempSync(path.join(tmpdir(), "amide-faults-"));
const file = path.join(folder, "amide.db");
const acknowledged: string[] = [];
const faults = new Set<string>();
let undone = 0;

try {
  await applyMigrations(`file:${file}`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    note(await runWriter({ WRITER_NAME: `r${round}` }, 50 + Math.random() * 750));
    check();
  }
  const killed = acknowledged.length;
  await writeFromTwoProcesses();
  check();
  console.log(
    `${ROUNDS} processes killed: ${killed} rows acknowledged, ${undone} transactions undone. ` +
      `Two at once: ${acknowledged.length - killed} rows acknowledged. ` +
      `${faults.size} faults.`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
for (const fault of [...faults].slice(0, SHOWN_FAULTS)) console.error(fault);
process.exitCode = faults.size > 0 ? 1 : 0;

async function writeFromTwoProcesses(): Promise<void> {
  const start = (name: string) =>
    runWriter({ WRITER_NAME: name, TRANSACTIONS: String(TRANSACTIONS_OF_EACH) });
  for (const writer of await Promise.all([start("first"), start("second")])) {
    note(writer);
    if (writer.code !== 0) faults.add(`a writer ended with ${writer.code}`);
    if (writer.titles.length !== TRANSACTIONS_OF_EACH * 6)
      faults.add(`a writer acknowledged only ${writer.titles.length} rows`);
  }
}

interface Writer {
  code: number | null;
  titles: string[];
  undone: number;
  errors: string;
}

/** Runs a writer; with `killAfter`, kills it so many milliseconds after it began to write. */
function runWriter(env: Record<string, string>, killAfter?: number): Promise<Writer> {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", path.resolve("tests/faults/writer.ts")],
    {
      env: { ...process.env, DATABASE_URL: `file:${file}`, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  let isDoomed = false;
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  child.stdout.on("data", (chunk) => {
    output += chunk;
    // From its first row on, so that a busy machine does not kill a writer that has not begun.
    if (!isDoomed && killAfter && /^(row|pair) .*\n/m.test(output)) {
      isDoomed = true;
      setTimeout(() => child.kill("SIGKILL"), killAfter);
    }
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const rolledBack = output.split("\n").filter((line) => line === "undone").length;
      resolve({ code, titles: readTitles(output), undone: rolledBack, errors });
    });
  });
}

function note(writer: Writer): void {
  acknowledged.push(...writer.titles);
  undone += writer.undone;
  if (writer.titles.length === 0) faults.add("a writer acknowledged nothing");
  if (writer.errors) faults.add(`a writer reported: ${writer.errors}`);
}

function check(): void {
  for (const fault of findFaults(file, acknowledged)) faults.add(fault);
}
