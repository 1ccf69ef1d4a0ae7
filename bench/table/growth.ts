import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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

type Figures = Record<string, number>;

/**
 * What grows with the library, and how much: each figure beside that of the smallest. After `minutes` a size
 * is given up, and the table says what was not reached.
 */
export async function printGrowth(sizes: number[], minutes: number): Promise<void> {
  const measured: Figures[] = [];
  for (const size of sizes) measured.push(await measure(size, minutes * 60_000));
  const [first = {}] = measured;
  const names = new Set(measured.flatMap((figures) => Object.keys(figures)));
  printTable(
    ["peptides", ...sizes.map((size) => size.toLocaleString("en"))],
    [...names].map((name) => [
      name,
      ...measured.map((figures) => describeFigure(figures[name], first[name])),
    ]),
  );
}

function describeFigure(value: number | undefined, first = Number.NaN): string {
  if (value === undefined) return "not reached";
  return `${value < 100 ? value.toFixed(1) : value.toFixed(0)} (×${(value / first).toFixed(1)})`;
}

/** The figures that were reached; what fails or takes too long ends the rest. */
async function measure(size: number, withinMs: number): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-bench-"));
  const file = path.join(folder, "amide.db");
  const env = { DATABASE_URL: `file:${file}`, TRUST_PROXY: "1", WARM_UP: "true" };
  const serve = async () => serveBuild({ port: await findFreePort(), env });
  let site = await serve();
  const figures: Figures = {};
  try {
    // The first start seeds the file.
    await site.stop();
    grow(file, size);
    const beganAt = performance.now();
    site = await serve();
    figures["ready after, s"] = (performance.now() - beganAt) / 1_000;
    const left = withinMs - (performance.now() - beganAt);
    for await (const reached of within(left, ask(site.address, size))) {
      Object.assign(figures, reached);
    }
    return figures;
  } catch (error) {
    console.error(`${size} peptides: ${error instanceof Error ? error.message : error}`);
    return figures;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

/** What `steps` yields; throws when that takes longer, whatever it waits for. */
async function* within<Step>(ms: number, steps: AsyncGenerator<Step>): AsyncGenerator<Step> {
  const until = performance.now() + ms;
  for (;;) {
    const left = until - performance.now();
    const step = steps.next();
    // It fails when the server is stopped, and nobody waits for it any more.
    step.catch(() => {});
    const next = await Promise.race([step, sleep(left, null, { ref: false })]);
    if (!next) throw new Error(`given up after ${(ms / 60_000).toFixed(1)} minutes.`);
    if (next.done) return;
    yield next.value;
  }
}

async function* ask(address: string, size: number): AsyncGenerator<Figures> {
  const ids = Array.from({ length: PAGES }, (_, at) => 1 + Math.floor((at * size) / PAGES));
  const pages = [];
  const kept = [];
  for (const id of ids) pages.push(await timed(`${address}/peptides/${id}`));
  for (const id of [...ids, ...ids]) kept.push(await timed(`${address}/peptides/${id}`));
  yield {
    "a page, first, ms": median(pages.map(({ ms }) => ms)),
    "a page, kept, ms": median(kept.slice(PAGES).map(({ ms }) => ms)),
    "a page, KB": median(pages.map(({ bytes }) => bytes)) / 1_000,
  };
  const session = await logIn(address);
  const saves = [];
  for (let round = 0; round < SAVES; round += 1) {
    saves.push(await saveUntilSeen(address, session, round));
  }
  yield { "a save until seen, ms": median(saves) };
  const list = await timed(`${address}/peptides`);
  yield { "the list, first, ms": list.ms, "the list, KB": list.bytes / 1_000 };
  const search = await timed(searchAddress(address, "obesity"));
  const queries = [];
  for (const query of makeQueries(generateLibrary(100), QUERIES)) {
    if (query.trim()) queries.push(await timed(searchAddress(address, query)));
  }
  yield {
    "the first search, ms": search.ms,
    "a search, ms": median(queries.map(({ ms }) => ms)),
  };
  const question = await timed(`${address}/api/chat`, { message: "What is semaglutide?" });
  const next = await timed(`${address}/api/chat`, { message: "What is BPC-157?" });
  yield {
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
