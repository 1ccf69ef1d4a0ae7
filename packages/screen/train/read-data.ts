import { readFileSync } from "node:fs";
import { z } from "zod";
import { CONCERNS } from "../src/concerns";

const line = z.strictObject({
  text: z.string().min(1),
  /** ISO 639-1; "und" where the detector was not sure. */
  language: z.string().regex(/^(?:[a-z]{2}|und)$/),
  /** Who writes so: one way of writing, or one collection. */
  origin: z.string().min(1),
  split: z.literal("train"),
});

/** The lines of each data set; `data/README.md` says what they mean. */
const sets = {
  concerns: line.extend({ label: z.enum(CONCERNS) }),
  described: line.extend({
    label: z.enum(["described", "undescribed"]),
    pages: z.array(z.string().startsWith("/")),
  }),
  /** The key of the plain question that is put, or "none". */
  plain: line.extend({ label: z.string().min(1) }),
  told: line.extend({ label: z.enum(["told", "untold"]), peptide: z.int().positive() }),
};

export function readData<Name extends keyof typeof sets>(
  name: Name,
): z.output<(typeof sets)[Name]>[] {
  const schema: z.ZodType = sets[name];
  const lines = readFileSync(new URL(`../data/${name}.jsonl`, import.meta.url), "utf8").split("\n");
  return lines
    .filter(Boolean)
    .map((text) => schema.parse(JSON.parse(text)) as z.output<(typeof sets)[Name]>);
}
