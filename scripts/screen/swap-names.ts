import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { isWord, tokenize } from "@/lib/consultant/safety/classifier/tokens";
import type { Example } from "./examples";

const SHARE = 0.3;
const folder = path.join(import.meta.dirname, "../../prisma/data/peptides");
const named = z.object({
  name: z.string(),
  synonyms: z.array(z.string()).default([]),
  brandNames: z.array(z.string()).default([]),
});

/** Copies of some examples that name a peptide, with others' names: which one it is must not matter. */
export function swapNames(examples: Example[], random: () => number): Example[] {
  const names = readNames();
  const known = new Set(names);
  const draw = () => names[Math.floor(random() * names.length)] ?? "";
  return examples
    .filter(({ tokens }) => tokens.some((token) => known.has(token)) && random() < SHARE)
    .map((example) => ({
      ...example,
      tokens: example.tokens.map((token) => (known.has(token) ? draw() : token)),
    }));
}

/** Names of one word, as the classifier reads them. */
function readNames(): string[] {
  const all = readdirSync(folder).flatMap((file) => {
    const { name, synonyms, brandNames } = named.parse(
      parse(readFileSync(path.join(folder, file), "utf8")),
    );
    return [name, ...synonyms, ...brandNames];
  });
  const words = all.map(tokenize).flatMap((tokens) => (tokens.length === 1 ? tokens : []));
  return [...new Set(words.filter((word) => isWord(word) && word.length > 4))].sort();
}
