import { answerSearch } from "@/lib/search/answer";
import { createSearch } from "@/lib/search/search";
import { generateLibrary } from "./generated-library";
import { describeTimes, p95 } from "./percentiles";
import { makeQueries } from "./typed-queries";

const LIMIT_MS = 50;

/** Search time on the server for a library size, passages included. */
async function measure(size: number): Promise<number[]> {
  const entries = generateLibrary(size);
  const started = performance.now();
  const search = await createSearch(entries);
  const ready = performance.now() - started;
  const queries = makeQueries(entries, 600);
  const ask = (query: string) => answerSearch(entries, search, { query, category: null });
  queries.slice(0, 60).forEach(ask);
  const times = queries.map((query) => {
    const from = performance.now();
    ask(query);
    return performance.now() - from;
  });
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(
    `server, ${size} peptides: ${describeTimes(times)}; index ${(ready / 1000).toFixed(1)} s, process ${memory} MB`,
  );
  return times;
}

const small = p95(await measure(1000));
const large = p95(await measure(50_000));
console.log(
  `server, p95 at 50,000 : at 1,000 = ${(large / small).toFixed(1)} (limit ${LIMIT_MS} ms)`,
);
if (large > LIMIT_MS) process.exitCode = 1;
