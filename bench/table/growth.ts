import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { serveBuild } from "@/tests/support/serve-build";
import { findProcess } from "../inspector";
import { read } from "../load.mjs";
import { residentMemory } from "../memory/process-memory";
import { generateLibrary } from "../search/generated-library";
import { makeQueries } from "../search/typed-queries";
import { median, printTable } from "./figures";
import { logIn, saveUntilSeen } from "./session";
import { searchAddress } from "./speed";

const PAGES = 30;
const QUERIES = 60;
const SAVES = 5;
const gzip = { "accept-encoding": "gzip" };

/** What grows with the library, and how much: each figure beside that of the smallest. */
export async function printGrowth(sizes: number[]): Promise<void> {
  const measured: Record<string, number>[] = [];
  for (const size of sizes) measured.push(await measure(size));
  const [first = {}] = measured;
  printTable(
    ["peptides", ...sizes.map((size) => size.toLocaleString("en"))],
    Object.keys(first).map((name) => [
      name,
      ...measured.map((figures) => {
        const value = figures[name] ?? Number.NaN;
        const ratio = value / (first[name] ?? Number.NaN);
        return `${value < 100 ? value.toFixed(1) : value.toFixed(0)} (×${ratio.toFixed(1)})`;
      }),
    ]),
  );
}

async function measure(size: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-bench-"));
  const file = path.join(folder, "amide.db");
  const env = { DATABASE_URL: `file:${file}`, TRUST_PROXY: "1", WARM_UP: "true" };
  const serve = async () => serveBuild({ port: await findFreePort(), env });
  let site = await serve();
  try {
    // The first start seeds the file.
    await site.stop();
    grow(file, size);
    const beganAt = performance.now();
    site = await serve();
    const ready = performance.now() - beganAt;
    return { "ready after, s": ready / 1_000, ...(await ask(site.address, size)) };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

async function ask(address: string, size: number): Promise<Record<string, number>> {
  const ids = Array.from({ length: PAGES }, (_, at) => 1 + Math.floor((at * size) / PAGES));
  const list = await timed(`${address}/peptides`);
  const pages = [];
  const kept = [];
  for (const id of ids) pages.push(await timed(`${address}/peptides/${id}`));
  for (const id of [...ids, ...ids]) kept.push(await timed(`${address}/peptides/${id}`));
  const search = await timed(searchAddress(address, "obesity"));
  const queries = [];
  for (const query of makeQueries(generateLibrary(100), QUERIES)) {
    if (query.trim()) queries.push(await timed(searchAddress(address, query)));
  }
  const session = await logIn(address);
  const saves = [];
  for (let round = 0; round < SAVES; round += 1) {
    saves.push(await saveUntilSeen(address, session, round));
  }
  const question = await timed(`${address}/api/chat`, { message: "What is semaglutide?" });
  const next = await timed(`${address}/api/chat`, { message: "What is BPC-157?" });
  return {
    "a page, first, ms": median(pages.map(({ ms }) => ms)),
    "a page, kept, ms": median(kept.slice(PAGES).map(({ ms }) => ms)),
    "a page, KB": median(pages.map(({ bytes }) => bytes)) / 1_000,
    "the list, first, ms": list.ms,
    "the list, KB": list.bytes / 1_000,
    "the first search, ms": search.ms,
    "a search, ms": median(queries.map(({ ms }) => ms)),
    "a save until seen, ms": median(saves),
    "the first question, ms": question.ms,
    "a question, ms": next.ms,
    "memory, MB": residentMemory(findProcess(address)),
  };
}

let asked = 0;

async function timed(url: string, body?: object): Promise<{ ms: number; bytes: number }> {
  asked += 1;
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const beganAt = performance.now();
  const answer = await read(url, { ...gzip, "x-forwarded-for": from }, { body });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return { ms: performance.now() - beganAt, bytes: answer.body.length };
}

/** Adds copies of the seeded peptides under made-up names, or takes some away. */
function grow(file: string, size: number): void {
  const db = new Sqlite(file);
  const columns = (table: string, left: string[]) =>
    db
      .prepare<[string], { name: string }>("SELECT name FROM pragma_table_info(?)")
      .all(table)
      .flatMap(({ name }) => (left.includes(name) ? [] : [`"${name}"`]))
      .join(", ");
  const seeded = db.prepare<[], { id: number }>("SELECT id FROM Peptide ORDER BY id").all();
  const texts = columns("Peptide", ["id", "name"]);
  const addPeptide = db.prepare(
    `INSERT INTO Peptide (id, name, ${texts}) SELECT ?, ?, ${texts} FROM Peptide WHERE id = ?`,
  );
  const addParts = ["PeptideCategory", "Condition"].map((table) => {
    const own = columns(table, ["id", "peptideId"]);
    return db.prepare(
      `INSERT INTO ${table} (peptideId, ${own}) SELECT ?, ${own} FROM ${table} WHERE peptideId = ?`,
    );
  });
  const made = generateLibrary(size);
  db.transaction(() => {
    for (let at = seeded.length; at < size; at += 1) {
      const like = seeded[at % seeded.length]?.id;
      const id = (seeded.at(-1)?.id ?? 0) + 1 + at - seeded.length;
      addPeptide.run(id, `${made[at]?.name} ${at}`, like);
      for (const add of addParts) add.run(id, like);
    }
  })();
  db.close();
}
