import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { likelihoodOf } from "@/lib/consultant/retrieve/pages/logistic";
import { type AnswerSigns, answerSigns } from "@/lib/consultant/retrieve/written/answer-signs";
import { candidatesOf } from "@/lib/consultant/retrieve/written/candidates";
import { readingsOf } from "@/lib/consultant/retrieve/written/choose-answer";
import type { Intent } from "@/lib/consultant/understand/question-intents";
import { readPlain } from "@/lib/consultant/written-answers/plain-reader";
import { hashParagraph } from "@/lib/consultant/written-answers/written-file";
import { fitLogistic } from "@/packages/screen/train/questions/fit-logistic";
import { readSeededLibrary } from "../seeded-library";

/**
 * npm run fit:answers: fits how likely a written answer answers a message to what readers judged of it, and prints
 * for a fifth at a time, by weights fitted to the rest, of how many messages the best one is told, and of how many
 * of these it answers all, a part, nothing.
 */
const WEIGHTS = new URL(
  "../../../lib/consultant/retrieve/written/weights/answer-weights.json",
  import.meta.url,
);
const JUDGED = new URL("judged.jsonl", import.meta.url);
const FOLDS = 5;
const DIGITS = 3;

const read = z.object({ text: z.string(), focus: z.array(z.string()) });
const judged = z.object({
  message: z.string(),
  page: z.number(),
  /** The question as retrieval read it in its conversation. */
  read: read.extend({ whole: read.optional(), intents: z.array(z.custom<Intent>()) }),
  /** By the key of an answer and the hash of its text: 2 answers all, 1 a part, 0 nothing. */
  grades: z.record(z.string(), z.union([z.literal(0), z.literal(1), z.literal(2)])),
});

interface Judged {
  signs: AnswerSigns;
  grade: number;
}

const library = await readSeededLibrary();
/** A message about two pages is learnt from, or held out, as one. */
const parts = new Map<string, number>();
const questions: { part: number; candidates: Judged[] }[] = [];
for (const line of readFileSync(JUDGED, "utf8").split("\n").filter(Boolean)) {
  const asked = judged.parse(JSON.parse(line));
  const part = parts.get(asked.message) ?? parts.size % FOLDS;
  parts.set(asked.message, part);
  questions.push({ part, candidates: await toJudged(asked) });
}
printShares();
const weights = fitTo(questions);
const rounded = Object.entries(weights).map(([name, one]) => [name, Number(one.toFixed(DIGITS))]);
writeFileSync(WEIGHTS, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
process.exit(0);

async function toJudged({
  message,
  page,
  read: asked,
  grades,
}: z.infer<typeof judged>): Promise<Judged[]> {
  const topic = library.peptides.find(({ id }) => id === page);
  const reading = (await readPlain(library, [message]))(message);
  if (!topic || !reading) return [];
  const candidates = candidatesOf(topic, asked.text, readingsOf(reading));
  const signs = answerSigns(library, topic, asked, candidates);
  return candidates.flatMap(({ answer }, at) => {
    const text = answer.sentences.map((one) => one.text);
    const grade = grades[`${answer.key} ${hashParagraph(text)}`];
    const own = signs[at];
    return grade === undefined || !own ? [] : [{ signs: own, grade }];
  });
}

function fitTo(known: typeof questions) {
  const all = known.flatMap(({ candidates }) => candidates);
  return fitLogistic(all.map(({ signs, grade }) => ({ signs, isRight: grade === 2 })));
}

/** The best of each message, by weights that were fitted to others. */
function printShares(): void {
  const best = Array.from({ length: FOLDS }, (_, held) => {
    const fitted = fitTo(questions.filter(({ part }) => part !== held));
    return questions
      .filter(({ part }) => part === held)
      .flatMap(({ candidates }) => {
        const [first] = candidates
          .map(({ signs, grade }) => ({ grade, likelihood: likelihoodOf(signs, fitted) }))
          .sort((one, other) => other.likelihood - one.likelihood);
        return first ?? [];
      });
  }).flat();
  for (const least of [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const told = best.filter(({ likelihood }) => likelihood >= least);
    const counts = [2, 1, 0].map((of) => told.filter(({ grade }) => grade === of).length);
    console.log(`above ${least}: ${told.length} of ${best.length} told; ${counts.join(", ")}`);
  }
}
