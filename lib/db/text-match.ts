import { fold } from "@/lib/search/fold";
import { Prisma } from "@/prisma/generated/sqlite/client";

/**
 * A condition for raw queries on both engines: a column, or several joined, contains a query, ignoring
 * case and accents. ASCII is matched by LIKE, other text by a pattern of all characters that fold to
 * each letter (`regexp_match` on SQLite is ours: `sqlite-functions.ts`).
 */
export function holdsText(text: Prisma.Sql, query: string): Prisma.Sql {
  const folded = fold(query);
  return Prisma.sql`(lower(${text}) LIKE ${toLike(folded)} ESCAPE '\\'
    OR (octet_length(${text}) <> length(${text}) AND regexp_match(${text}, ${toPattern(folded)}) IS NOT NULL))`;
}

/** Column names of a raw query, which cannot be bound as values. */
export const column = (name: string): Prisma.Sql => Prisma.raw(`"${name}"`);

function toLike(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
}

/** For each folded character, the characters that fold to it and optional combining accents. */
function toPattern(folded: string): string {
  const classes = Array.from(folded, (character) => {
    if (character === " ") return "\\s+";
    const own = [character, ...(variants().get(character) ?? [])].join("");
    return `[${own.replace(/[\\\]^[-]/g, "\\$&")}]${MARKS}`;
  });
  return classes.join("");
}

const MARKS = "[\u0300-\u036f]*";

/** Unicode ranges with accented letters: Latin to letterlike symbols, and presentation forms. */
const RANGES = [
  [0x41, 0x24ff],
  [0xfb00, 0xffef],
] as const;

let known: Map<string, string[]> | undefined;

function variants(): Map<string, string[]> {
  if (known) return known;
  known = new Map();
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code++) {
      const character = String.fromCharCode(code);
      const folded = fold(character);
      if (folded === character || Array.from(folded).length !== 1) continue;
      known.set(folded, [...(known.get(folded) ?? []), character]);
    }
  }
  return known;
}
