import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/**
 * Answers to plain questions, written by people from the library's pages and checked against them by others.
 * Each names the paragraphs that it rests on, with a hash of their text: once one of them has changed, the
 * answer is not given any more. Read rather than imported, as the readers' questions are.
 */
const FILE = path.join(process.cwd(), "lib/consultant/written-answers/written-answers.json");

const writtenText = z.object({
  text: z.string().min(1),
  /** "mechanism 2 1f3a5c7e": a section or "fact-" and a kind, the number of its paragraph, a hash of its text. */
  from: z.array(z.string()).min(1),
});
const writtenPage = z.object({
  /** By what is asked: see `plain-questions.json`. */
  plain: z.record(z.string(), writtenText),
  /** Of the two peptides one, by the number of the other. */
  versus: z.record(
    z.string(),
    writtenText.extend({
      fromOther: z.array(z.string()),
    }),
  ),
  /** What only readers of this page ask, folded, with § for the name. */
  particular: z.array(writtenText.extend({ ask: z.array(z.string()).min(1) })),
});
/** What is asked of no peptide in particular: paragraphs or items of a list, each with what it rests on. */
const writtenGeneral = z.object({
  key: z.string().min(1),
  /** People judged that nobody in danger puts it in these words: only then may it clear an alarm. */
  isCalm: z.boolean().optional(),
  ask: z.array(z.string()).min(1),
  /** "81 overview 2 1f3a5c7e": the number of a page and a paragraph of it; or one of the site's texts. */
  parts: z.array(writtenText.extend({ isItem: z.boolean().optional() })).min(1),
});
export const writtenFile = z.object({
  pages: z.record(z.string(), writtenPage),
  general: z.array(writtenGeneral),
});
export type WrittenFile = z.infer<typeof writtenFile>;
export type WrittenText = z.infer<typeof writtenText>;

let opened: Promise<WrittenFile> | undefined;

/**
 * Read once a process: each save builds the library anew, and the answers of both share their texts. Rejects if the
 * file is missing or not of its shape; the next call tries again.
 */
export function readWrittenFile(): Promise<WrittenFile> {
  opened ??= readFile(FILE, "utf8").then((text) => writtenFile.parse(JSON.parse(text)));
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** What tells a paragraph from what it said before it was changed: eight hexadecimal digits. */
export function hashParagraph(sentences: string[]): string {
  return createHash("sha256").update(sentences.join(" ")).digest("hex").slice(0, 8);
}
