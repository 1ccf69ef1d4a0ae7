import Sqlite from "better-sqlite3";

/** Opens the file as the next process would, and compares it with what `writer.ts` has acknowledged. */
export function findFaults(file: string, acknowledged: readonly string[]): string[] {
  const database = new Sqlite(file);
  const integrity = database.pragma("integrity_check", { simple: true });
  const titles = database.prepare("SELECT title FROM DevItem").pluck().all() as string[];
  database.close();

  const stored = new Set(titles);
  const faults = integrity === "ok" ? [] : [`integrity_check: ${integrity}`];
  for (const title of acknowledged) if (!stored.has(title)) faults.push(`lost: ${title}`);
  for (const title of stored) {
    if (title.startsWith("undone")) faults.push(`not undone: ${title}`);
    if (title.startsWith("pair") && !stored.has(otherOfPair(title))) faults.push(`half: ${title}`);
  }
  return faults;
}

/** The titles in the output of `writer.ts`: what comes after the last line break was cut short. */
export function readTitles(output: string): string[] {
  return output
    .split("\n")
    .slice(0, -1)
    .filter((line) => /^(row|pair) /.test(line));
}

function otherOfPair(title: string): string {
  return title.endsWith("a") ? title.replace(/a$/, "b") : title.replace(/b$/, "a");
}
