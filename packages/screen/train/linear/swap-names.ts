import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { fold } from "../../src/words/fold";

const folder = path.join(import.meta.dirname, "../../../../prisma/data/peptides");
const NAME = /^\p{L}{5,}$/u;
const named = z.object({
  name: z.string(),
  synonyms: z.array(z.string()).default([]),
  brandNames: z.array(z.string()).default([]),
});

/** The message with other peptides' names for those in it; null where it names none. */
export function swapNames(message: string, random: () => number): string | null {
  names ??= readNames();
  const { all, known } = names;
  const swapped = message.replace(/\p{L}{5,}/gu, (word) =>
    known.has(fold(word)) ? (all[Math.floor(random() * all.length)] ?? word) : word,
  );
  return swapped === message ? null : swapped;
}

let names: { all: string[]; known: Set<string> } | undefined;

/** Names of one word, folded. */
function readNames() {
  const written = readdirSync(folder).flatMap((file) => {
    const { name, synonyms, brandNames } = named.parse(
      parse(readFileSync(path.join(folder, file), "utf8")),
    );
    return [name, ...synonyms, ...brandNames];
  });
  const known = new Set(written.map(fold).filter((name) => NAME.test(name)));
  return { all: [...known].sort(), known };
}
