import "server-only";

/** Rows per query; with their relations this stays below SQLite's limit of parameters. */
const BATCH_SIZE = 900;

/**
 * Every row of a table, by id, in batches: Prisma loads relations with a query that lists every id,
 * and both engines limit the number of parameters. `readPart` answers the rows of one batch.
 */
export async function readAll<Row extends { id: number }>(
  readPart: (part: {
    where: { id: { gt: number } };
    orderBy: { id: "asc" };
    take: number;
  }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = -1; ; ) {
    const part = await readPart({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
    });
    rows.push(...part);
    const last = part.at(-1);
    if (!last || part.length < BATCH_SIZE) return rows;
    after = last.id;
  }
}

/** Splits a list into batches, by default of as many ids as either engine accepts in a query. */
export function inParts<Entry>(entries: Entry[], size = BATCH_SIZE): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) =>
    entries.slice(part * size, (part + 1) * size),
  );
}
