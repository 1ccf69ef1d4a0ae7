import { readFileSync } from "node:fs";
import { z } from "zod";
import type { LibraryIndex } from "@/lib/consultant/corpus/library-index";
import type { Passage } from "@/lib/consultant/corpus/passage";
import { findSupport } from "@/lib/consultant/verify/find-support";

/**
 * A sentence as a provider might write it on the peptides `about`, from their pages. `cites` are the ids
 * of the passages whose marks it carries, where more than one page is needed.
 */
const paraphrase = z.object({
  text: z.string(),
  about: z.array(z.number().int()).min(1),
  isTrue: z.boolean(),
  /** What is false in it. */
  flaw: z.string().optional(),
  /** The code was changed with the tuning half in view; the unread half was only counted. */
  split: z.enum(["tuning", "unread"]).default("tuning"),
  cites: z.array(z.string()).default([]),
});

export type Paraphrase = z.output<typeof paraphrase>;

export function readParaphrases(): Paraphrase[] {
  return readFileSync(new URL("paraphrases.jsonl", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => paraphrase.parse(JSON.parse(line)));
}

/** Whether the sentence would be shown, with everything on its peptides in the prompt. */
export function isShown(library: LibraryIndex, { text, about, cites }: Paraphrase): boolean {
  const passages = passagesOn(library, about);
  const marks = cites.map((id) => {
    const at = passages.findIndex((passage) => passage.id === id);
    if (at < 0) throw new Error(`No passage ${id}`);
    return at + 1;
  });
  return findSupport(library, { text, marks }, passages).length > 0;
}

function passagesOn({ peptides }: LibraryIndex, about: number[]): Passage[] {
  return about.flatMap((id) => {
    const peptide = peptides.find((one) => one.id === id);
    if (!peptide) throw new Error(`No peptide ${id}`);
    const { factPassages, passages, articles } = peptide;
    return [...factPassages.values(), ...passages.values(), ...articles];
  });
}
