// Writes queries.json: misspelt names from a fixed seed, and the phrases in phrases.json.
import { readFileSync, writeFileSync } from "node:fs";
import { splitWords } from "@/lib/search/words";
import { makeRandom } from "./random";
import { readSeedEntries } from "./seed-search";

type Query = [query: string, ids: number[]];

const entries = readSeedEntries();
const squash = (text: string) => splitWords(text).join("");
const known = new Map<string, number>();
for (const { id, name, synonyms, brandNames } of entries) {
  for (const text of [name, ...synonyms, ...brandNames]) known.set(squash(text), id);
}

const phrases: Record<"tuning" | "heldOut", Query[]> = JSON.parse(
  readFileSync(new URL("phrases.json", import.meta.url), "utf8"),
);
const random = makeRandom(20_261_121);
const sets = { tuning: [...phrases.tuning], heldOut: [...phrases.heldOut] };
for (const { id, name, synonyms, brandNames } of entries) {
  const plain = name.replace(/\s*\(.*\)$/, "");
  for (const set of ["tuning", "heldOut"] as const) add(set, plain, id);
  for (const other of [...brandNames, ...synonyms.slice(0, 1)]) {
    add(random() < 0.5 ? "tuning" : "heldOut", other, id);
  }
}
const lines = (set: Query[]) => set.map((query) => `    ${JSON.stringify(query)}`).join(",\n");
writeFileSync(
  new URL("queries.json", import.meta.url),
  `{\n  "tuning": [\n${lines(sets.tuning)}\n  ],\n  "heldOut": [\n${lines(sets.heldOut)}\n  ]\n}\n`,
);

function add(set: "tuning" | "heldOut", name: string, id: number) {
  const letters = squash(name).length;
  if (letters < 5) return;
  for (let attempt = 0; attempt < 20; attempt++) {
    const edits = letters >= 8 && random() < 0.4 ? 2 : 1;
    let query = name.toLowerCase();
    for (let edit = 0; edit < edits; edit++) query = misspell(query);
    const other = known.get(squash(query));
    if (other !== undefined || squash(query).length < 4) continue; // The misspelling is a name itself.
    sets[set].push([query, [id]]);
    return;
  }
}

/** One typing error: a letter omitted, doubled, transposed, or replaced by a neighbouring key. */
function misspell(text: string): string {
  const places = [...text].flatMap((sign, at) => (/[\p{L}\p{N}]/u.test(sign) ? [at] : []));
  const at = places[Math.floor(random() * places.length)] ?? 0;
  const sign = text[at] ?? "";
  const kind = Math.floor(random() * 4);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + sign + text.slice(at);
  if (kind === 2) return text.slice(0, at) + neighbour(sign) + text.slice(at + 1);
  return text.slice(0, at) + (text[at + 1] ?? "") + sign + text.slice(at + 2);
}

function neighbour(sign: string): string {
  const row = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].find((keys) =>
    keys.includes(sign),
  );
  if (!row) return "e";
  const at = row.indexOf(sign) + (random() < 0.5 ? -1 : 1);
  return row[at] ?? row[1] ?? "e";
}
