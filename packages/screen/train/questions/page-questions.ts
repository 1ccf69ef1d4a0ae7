import { readFileSync } from "node:fs";
import { z } from "zod";
import { GENERAL } from "@/lib/consultant/written-answers/question-embeddings";
import { fingerprintOf } from "../fingerprint";

/** What only the readers of one page ask, each question in several phrasings with § for the peptide's name. */
export interface PageQuestions {
  /** The number of the page; `GENERAL` of what is asked of no peptide in particular. */
  id: number;
  questions: string[][];
}

/** Those of `written-answers.json`, in its order. */
export function readPageQuestions(): PageQuestions[] {
  const file = new URL(
    "../../../../lib/consultant/written-answers/written-answers.json",
    import.meta.url,
  );
  const { pages, general } = written.parse(JSON.parse(readFileSync(file, "utf8")));
  const ofPages = Object.entries(pages).map(([id, { particular }]) => ({
    id: Number(id),
    questions: particular.map(({ ask }) => ask),
  }));
  return [...ofPages, { id: GENERAL, questions: general.map(({ ask }) => ask) }];
}

const written = z.object({
  pages: z.record(
    z.string(),
    z.object({ particular: z.array(z.object({ ask: z.array(z.string()) })) }),
  ),
  general: z.array(z.object({ ask: z.array(z.string()) })),
});

/** Identifies embeddings of these questions by an encoder of this SHA-256. */
export function fingerprint(pages: PageQuestions[], encoder = ""): string {
  const lines = pages.flatMap(({ id, questions }) =>
    questions.flatMap((phrasings, at) => phrasings.map((one) => `${id} ${at} ${one}`)),
  );
  return fingerprintOf([encoder, ...lines]);
}
