import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeTimes, p95 } from "@/bench/search/percentiles";
import { createDatabase, type Database, setDatabase } from "@/lib/db/client";
import { rowQuery } from "@/lib/resources/rows/row-query";
import { readRowIds, readRows } from "@/lib/resources/rows/rows";
import { applyMigrations } from "@/prisma/migrations";

const LIMIT_MS = 200;
const SIZES = [1_000, 10_000];
const words = "alpha receptor agonist study of weight sleep collagen nerve growth trial mice".split(
  " ",
);

/** Time to load a page of a table of a given size on SQLite, ordinarily and right after a save. */
async function measure(size: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-bench-"));
  const url = `file:${folder}/amide.db`;
  await applyMigrations(url);
  const db = createDatabase(url);
  setDatabase(db);
  try {
    await fill(db, size);
    const first = await time(() => ask("research", {}));
    const asked = [...Array(200).keys()].map((index) => () => askAbout(index, size));
    const pages = await timeAll(asked);
    const saves = await timeAll([...Array(40).keys()].map((index) => () => saveAndAsk(db, index)));
    const misspelt = () => time(() => ask("research", { search: "recepter slepp" }));
    const [firstMiss, nextMiss] = [await misspelt(), await misspelt()];
    const ids = await time(() => readRowIds("research", { search: "receptor", filter: "" }));
    console.log(`${size} rows: ${describeTimes(pages)}`);
    console.log(`${size} rows, right after a save: ${describeTimes(saves)}`);
    console.log(
      `${size} rows: the first page of a process ${first.toFixed(0)} ms, every id that matches ${ids.toFixed(0)} ms`,
    );
    console.log(
      `${size} rows: a misspelt search ${firstMiss.toFixed(0)} ms, the next ${nextMiss.toFixed(0)} ms`,
    );
    return Math.max(p95(pages), p95(saves));
  } finally {
    await db.$disconnect();
    rmSync(folder, { recursive: true });
  }
}

function ask(collection: string, query: Record<string, string>) {
  return readRows(collection, rowQuery.parse(query));
}

/** A mix of searches, filters, sort orders and pages. */
function askAbout(index: number, size: number) {
  const collection = index % 2 ? "research" : "peptides";
  const names =
    collection === "research" ? ["newest", "oldest", "title-az"] : ["name-az", "name-za"];
  return ask(collection, {
    sort: names[index % names.length] ?? "",
    page: String((index % (size / 50)) + 1),
    ...(index % 3 === 0 && { search: `${words[index % words.length]} ${index % 10}` }),
    ...(index % 5 === 0 && { filter: String((index % 5) + 1) }),
  });
}

async function saveAndAsk(db: Database, index: number) {
  const id = index + 1;
  await db.article.update({ where: { id }, data: { title: `Saved ${index}` } });
  const revision = { entity: "research", entityId: String(id), action: "update", actor: "bench" };
  await db.revision.create({ data: revision });
  const from = performance.now();
  await ask("research", { search: `saved ${index}` });
  return performance.now() - from;
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  const answer = await run();
  return typeof answer === "number" ? answer : performance.now() - from;
}

async function timeAll(runs: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const run of runs) times.push(await time(run));
  return times;
}

async function fill(db: Database, size: number) {
  const text = (index: number, length: number) =>
    [...Array(length).keys()].map((at) => words[(index * 7 + at * at) % words.length]).join(" ");
  const all = [...Array(size).keys()];
  await db.category.createMany({
    data: [1, 2, 3, 4, 5].map((id) => ({ id, name: `Category ${id}` })),
  });
  await inParts(all, (part) =>
    db.peptide.createMany({
      data: part.map((index) => ({
        id: index + 1,
        name: `Peptide ${text(index, 2)} ${index}`,
        shortDescription: `<p>${text(index, 40)}</p>`,
      })),
    }),
  );
  await inParts(all, (part) =>
    db.peptideCategory.createMany({
      data: part.map((index) => ({
        peptideId: index + 1,
        categoryId: (index % 5) + 1,
        position: 0,
      })),
    }),
  );
  await inParts(all, (part) =>
    db.article.createMany({
      data: part.map((index) => ({
        id: index + 1,
        title: `On ${text(index, 12)} ${index}`,
        abstract: `<p>${text(index, 200)}</p>`,
        source: text(index, 3),
        year: 1990 + (index % 36),
      })),
    }),
  );
  await inParts(all, (part) =>
    db.articlePeptide.createMany({
      data: part.map((index) => ({
        articleId: index + 1,
        peptideId: (index % 90) + 1,
        position: 0,
      })),
    }),
  );
}

async function inParts(all: number[], run: (part: number[]) => Promise<unknown>) {
  for (let start = 0; start < all.length; start += 100) await run(all.slice(start, start + 100));
}

const slowest: number[] = [];
for (const size of SIZES) slowest.push(await measure(size));
const [small = 0, large = 0] = slowest;
console.log(`p95 at 10,000 : at 1,000 = ${(large / small).toFixed(1)} (limit ${LIMIT_MS} ms)`);
if (large > LIMIT_MS) process.exitCode = 1;
