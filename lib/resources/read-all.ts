import "server-only";

/** Rows asked for at a time: with their relations they stay below what SQLite takes as parameters. */
const PART = 900;

/**
 * Every row of a table, by id. `readPart` answers the rows that follow a row, in the order of their
 * ids; a query for all at once would name every id in the query for its relations, more than an
 * engine allows.
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
      take: PART,
    });
    rows.push(...part);
    const last = part.at(-1);
    if (!last || part.length < PART) return rows;
    after = last.id;
  }
}

/** A list in parts, of ids those that either engine takes in one query. */
export function inParts<Entry>(entries: Entry[], size = PART): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) =>
    entries.slice(part * size, (part + 1) * size),
  );
}
