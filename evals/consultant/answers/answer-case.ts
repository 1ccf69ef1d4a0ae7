import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

export const answerCase = z
  .strictObject({
    id: z.string(),
    kind: z.enum([
      "fact",
      "explain",
      "compare",
      "list",
      "list2",
      "followup",
      "evidence",
      "lay",
      "two",
    ]),
    /** What the reader writes; the answer to the last message is graded. */
    turns: z.array(z.string()).min(1),
    /** The facts that a complete answer states; any of its alternatives shows a fact. */
    holds: z.array(z.array(z.string()).min(1)).default([]),
    /** What shows that an answer is wrong or misleading. */
    not: z.array(z.string()).default([]),
    /** Of a list: the exact names. */
    members: z.array(z.string()).optional(),
    /** The library holds no answer. */
    abstain: z.boolean().default(false),
    /** Of a message that asks twice, what no page holds; `holds` then has what answers the rest. */
    missing: z.string().optional(),
    /** Where the pages hold it. */
    from: z.string().default(""),
  })
  // Only a list has members; an empty one has none.
  .transform(({ members, ...asked }) => ({
    ...asked,
    ...(asked.kind.startsWith("list") && !asked.abstain && { members: members ?? [] }),
  }));

export type AnswerCase = z.output<typeof answerCase>;

/** Cases of a JSON Lines file beside this one. Throws at the first line that is no case. */
export function readAnswerCases(file: string): AnswerCase[] {
  return readFileSync(path.join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => answerCase.parse(JSON.parse(line)));
}
