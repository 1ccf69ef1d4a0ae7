import { evaluate, type QuerySet } from "./evaluate";

const WANTED = 0.98;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

for (const set of ["tuning", "heldOut"] satisfies QuerySet[]) {
  const { queries, at1, at3, missed } = await evaluate(set);
  console.log(
    `${set.padEnd(8)} ${queries} queries, hits@1 ${percent(at1, queries)}, hits@3 ${percent(at3, queries)}`,
  );
  // Misses of the held-out set are hidden, so that nobody tunes on them.
  if (set === "tuning") {
    for (const { query, wanted, found } of missed) {
      console.log(
        `  "${query}": wanted ${wanted.join(" or ")}, found ${found.join(", ") || "nothing"}`,
      );
    }
  }
  if (at3 / queries < WANTED) process.exitCode = 1;
}
