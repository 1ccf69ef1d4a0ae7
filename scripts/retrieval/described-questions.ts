import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { fingerprintOf } from "./fingerprint";

/** Questions that describe a peptide without its name, and the pages that are meant; or no page. */
export interface DescribedQuestion {
  ask: string;
  pages: string[];
}

const described = z.array(
  z.strictObject({ ask: z.string().min(1), pages: z.array(z.string()).min(1) }),
);

export function readDescribedQuestions(): DescribedQuestion[] {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
  const others = read("undescribed.txt").split("\n").filter(Boolean);
  return [
    ...described.parse(parse(read("described.yaml"))),
    ...others.map((ask) => ({ ask, pages: [] })),
  ];
}

/** Says whether weights were fitted to these questions. */
export function fingerprint(questions: DescribedQuestion[]): string {
  return fingerprintOf(questions.map(({ ask, pages }) => `${pages.join(" ")} ${ask}`));
}
