import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { LibraryPeptide } from "@/lib/consultant/corpus/library-index";
import { type WrittenFile, writtenFile } from "@/lib/consultant/written-answers/written-answers";
import { readSeededLibrary } from "../seeded-library";
import { withHash } from "./paragraphs";

// npm run written:add -- 36.json 37.json
// A draft holds the answers of one page, named by its number: an object by the keys of plain-questions.json
// (null where the page says nothing), "vs" (of two peptides, with "id" and "fromOther") and "free" (particular
// questions, each with "ask"). "from" names paragraphs as `npm run written -- --page 36` prints them, without
// hashes. The draft replaces what was written for its page.
const FILE = "lib/consultant/written-answers/written-answers.json";

const text = z.object({ text: z.string().min(1), from: z.array(z.string()).min(1) });
const draftSchema = z
  .object({
    vs: z.array(text.extend({ id: z.number(), fromOther: z.array(z.string()) })).default([]),
    free: z.array(text.extend({ ask: z.array(z.string()).min(1) })).default([]),
  })
  .catchall(text.nullable());

const library = await readSeededLibrary();
const file: WrittenFile = existsSync(FILE)
  ? writtenFile.parse(JSON.parse(readFileSync(FILE, "utf8")))
  : {};
for (const draft of process.argv.slice(2)) {
  const peptide = findPeptide(Number(path.basename(draft, ".json")));
  file[peptide.id] = toPage(peptide, draftSchema.parse(JSON.parse(readFileSync(draft, "utf8"))));
}
writeFileSync(FILE, `${JSON.stringify(file, null, 1)}\n`);

function toPage(peptide: LibraryPeptide, { vs, free, ...plain }: z.infer<typeof draftSchema>) {
  const hashed = (one: LibraryPeptide, from: string[]) => from.map((name) => withHash(one, name));
  return {
    plain: Object.fromEntries(
      Object.entries(plain).flatMap(([key, answer]) =>
        answer ? [[key, { text: answer.text, from: hashed(peptide, answer.from) }]] : [],
      ),
    ),
    versus: Object.fromEntries(
      vs.map(({ id, text: said, from, fromOther }) => [
        id,
        { text: said, from: hashed(peptide, from), fromOther: hashed(findPeptide(id), fromOther) },
      ]),
    ),
    particular: free.map(({ ask, text: said, from }) => ({
      ask,
      text: said,
      from: hashed(peptide, from),
    })),
  };
}

function findPeptide(id: number): LibraryPeptide {
  const found = library.peptides.find((one) => one.id === id);
  if (!found) throw new Error(`No peptide has the number ${id}`);
  return found;
}
