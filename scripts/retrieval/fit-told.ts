// npm run fit:told: the weights by which the consultant tells whether a page answers what is asked of its peptide.
import { writeFileSync } from "node:fs";
import { type TellingSigns, tellingSigns } from "@/lib/consultant/is-told";
import { likelihoodOf } from "@/lib/consultant/logistic";
import { readQuestion } from "@/lib/consultant/read-question";
import { readSeededLibrary } from "@/tests/consultant/eval/seeded-library";
import { fitLogistic, type Weighed } from "./fit-logistic";
import { fingerprint, readNamedQuestions } from "./named-questions";

const FOLDS = 5;

const asked = readNamedQuestions();
const library = await readSeededLibrary();
const questions = asked.flatMap(({ id, ask, isTold }): Weighed<keyof TellingSigns>[] => {
  const { topics, focus } = readQuestion(library, ask, []);
  const topic = topics.find((one) => one.id === id);
  if (!topic || focus.length === 0) return [];
  return [{ signs: tellingSigns(library, topic, focus), isRight: isTold }];
});

const found = Array.from({ length: FOLDS }, (_, part) => {
  const weights = fitLogistic(questions.filter((_, at) => at % FOLDS !== part));
  return questions
    .filter((_, at) => at % FOLDS === part)
    .map(({ signs, isRight }) => ({ isRight, likelihood: likelihoodOf(signs, weights) }));
}).flat();
const told = found.filter(({ isRight }) => isRight);
const untold = found.filter(({ isRight }) => !isRight);
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
  const answered = (all: typeof found) => all.filter(({ likelihood }) => likelihood > least).length;
  console.log(
    `above ${least}: of what is told ${answered(told)}/${told.length} answered, of the rest ${answered(untold)}/${untold.length}`,
  );
}
const target = new URL("../../lib/consultant/told-weights.json", import.meta.url);
const made = { questions: fingerprint(asked), weights: fitLogistic(questions) };
writeFileSync(target, `${JSON.stringify(made, null, 2)}\n`);
