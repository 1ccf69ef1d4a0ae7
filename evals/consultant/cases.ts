import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/**
 * The held-out half is written by people who have seen nothing of this. What its first two sets missed
 * was read once, after their first meeting, and its kinds were mended; the third, of a journalist, is unread.
 */
export type Half = "tuning" | "heldOut";

const halves = <Case extends z.ZodType>(one: Case) =>
  z.strictObject({ tuning: z.array(one), heldOut: z.array(one) });
const messages = halves(z.string().min(1));
const answerable = z.strictObject({
  ask: z.string(),
  /**
   * Of one of these the first citation must be; one that ends in a slash stands for all below it, and one
   * without a query for each query of it.
   */
  pages: z.array(z.string().startsWith("/")).min(1),
  /** What the visitor asked before. */
  after: z.array(z.string()).optional(),
});

export type AnswerableCase = z.output<typeof answerable>;

function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return schema.parse(parse(readFileSync(new URL(`${name}.yaml`, import.meta.url), "utf8")));
}

export const cases = {
  answerable: read("answerable", halves(answerable)),
  outOfLibrary: read("out-of-library", messages),
  emergencies: read("emergencies", messages),
  ordinary: read("ordinary", messages),
  injections: read("injections", messages),
  ...read("declined", z.strictObject({ dosing: messages, sourcing: messages })),
};
