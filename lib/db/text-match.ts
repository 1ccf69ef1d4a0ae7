import { Prisma } from "@/prisma/generated/sqlite/client";

/**
 * A condition for raw queries on either engine: a text, a column or several joined, holds a query in
 * any case. SQLite lowers ASCII alone and PostgreSQL does not fold accents, so the query is tried as
 * typed, lower, upper and capitalised.
 */
export function holdsText(text: Prisma.Sql, query: string): Prisma.Sql {
  const likes = spellings(query).map(
    (spelling) => Prisma.sql`lower(${text}) LIKE ${toPattern(spelling)} ESCAPE '\\'`,
  );
  return Prisma.sql`(${Prisma.join(likes, " OR ")})`;
}

/** Names columns in a raw query, as no value can. */
export const column = (name: string): Prisma.Sql => Prisma.raw(`"${name}"`);

/** Lowered as SQLite does it: what stands in the database is compared in that state too. */
function spellings(query: string): string[] {
  const lower = query.toLowerCase();
  const upper = query.toUpperCase();
  const capitalised = lower.replace(/(^|[\s-])(\p{L})/gu, (letters) => letters.toUpperCase());
  return [...new Set([query, lower, upper, capitalised].map(lowerAscii))];
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function toPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
