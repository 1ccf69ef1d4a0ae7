import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import { answerSearch } from "@/lib/search/answer";
import { noSearch } from "@/lib/search/peptide-search";
import { createSearch } from "@/lib/search/search";
import { generateLibrary, generateRecords } from "./generated-library";
import { describeTimes, p95 } from "./percentiles";
import { makeQueries } from "./typed-queries";

const LIMIT_MS = 50;

const options = { of: {} };

const filters: FactFilter[] = [
  {},
  { status: "approved" },
  { condition: "obesity", phase: "3" },
  { status: "never", agency: "FDA", route: "subcutaneous" },
  { sport: "prohibited", studied: "people", shape: "cyclic", massTo: 1500 },
  { massFrom: 9_000_000 },
];

/** Search time on the server for a library size, passages and the counts of filters included. */
async function measure(size: number): Promise<number[]> {
  const entries = generateLibrary(size);
  const records = generateRecords(size);
  const started = performance.now();
  const { find } = await createSearch(entries);
  const ready = performance.now() - started;
  const queries = makeQueries(entries, 600);
  const ask = (query: string, filter: FactFilter = {}) =>
    answerSearch({ entries, records, options, find }, { ...noSearch, query, filter });
  queries.slice(0, 60).forEach((query) => {
    ask(query);
  });
  const times = queries.map((query) => timeOf(() => ask(query)));
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(
    `server, ${size} peptides: ${describeTimes(times)}; index ${(ready / 1000).toFixed(1)} s, process ${memory} MB`,
  );
  const filtered = Array.from({ length: 20 }, () =>
    filters.map((filter) => timeOf(() => ask("", filter))),
  ).flat();
  console.log(`server, ${size} peptides, filters without a query: ${describeTimes(filtered)}`);
  return times;
}

function timeOf(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

const small = p95(await measure(1000));
await measure(10_000);
const large = p95(await measure(50_000));
console.log(
  `server, p95 at 50,000 : at 1,000 = ${(large / small).toFixed(1)} (limit ${LIMIT_MS} ms)`,
);
if (large > LIMIT_MS) process.exitCode = 1;
