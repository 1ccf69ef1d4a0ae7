import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { LibraryPeptide } from "@/lib/consultant/corpus/library-index";
import { type WrittenFile, writtenFile } from "@/lib/consultant/written-answers/written-file";
import { readSeededLibrary } from "../seeded-library";
import { anyWithHash, findPage, withHash } from "./paragraphs";

// npm run written:add -- 36.json 37.json general.json
// A draft holds the answers of one page, named by its number: an object by the keys of plain-questions.json
// (null where the page says nothing), "vs" (of two peptides, with "id" and "fromOther") and "free" (particular
// questions, each with "ask"). "from" names paragraphs as `npm run written -- --page 36` prints them, without
// hashes. The draft replaces what was written for its page. A draft that is a list holds general answers.
const FILE = "lib/consultant/written-answers/written-answers.json";

const text = z.object({ text: z.string().min(1), from: z.array(z.string()).min(1) });
const pageSchema = z
  .object({
    vs: z.array(text.extend({ id: z.number(), fromOther: z.array(z.string()) })).default([]),
    free: z.array(text.extend({ ask: z.array(z.string()).min(1) })).default([]),
  })
  .catchall(text.nullable());
const generalSchema = z.array(
  z.object({
    key: z.string(),
    ask: z.array(z.string()).min(1),
    parts: z.array(text.extend({ isItem: z.boolean().optional() })).min(1),
  }),
);

const library = await readSeededLibrary();
const file: WrittenFile = existsSync(FILE)
  ? writtenFile.parse(JSON.parse(readFileSync(FILE, "utf8")))
  : { pages: {}, general: [] };
for (const draft of process.argv.slice(2)) {
  const read: unknown = JSON.parse(readFileSync(draft, "utf8"));
  if (Array.isArray(read)) addGeneral(generalSchema.parse(read));
  else {
    const peptide = findPage(library, Number(path.basename(draft, ".json")));
    file.pages[peptide.id] = toPage(peptide, pageSchema.parse(read));
  }
}
writeFileSync(FILE, `${JSON.stringify(file, null, 1)}\n`);

function addGeneral(answers: z.infer<typeof generalSchema>): void {
  const keys = new Set(answers.map(({ key }) => key));
  file.general = [
    ...file.general.filter(({ key }) => !keys.has(key)),
    ...answers.map((answer) => ({
      ...answer,
      parts: answer.parts.map((part) => ({
        ...part,
        from: part.from.map((name) => anyWithHash(library, name)),
      })),
    })),
  ];
}

function toPage(peptide: LibraryPeptide, { vs, free, ...plain }: z.infer<typeof pageSchema>) {
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
        {
          text: said,
          from: hashed(peptide, from),
          fromOther: hashed(findPage(library, id), fromOther),
        },
      ]),
    ),
    particular: free.map(({ ask, text: said, from }) => ({
      ask,
      text: said,
      from: hashed(peptide, from),
    })),
  };
}
