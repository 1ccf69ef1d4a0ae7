// npm run fit:told: by what the consultant tells whether a page answers what is asked of its peptide.
import { writeFileSync } from "node:fs";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { type TellingSigns, tellingSigns, withKind } from "@/lib/consultant/retrieve/pages/is-told";
import { likelihoodOf } from "@/lib/consultant/retrieve/pages/logistic";
import { readQuestion } from "@/lib/consultant/understand/read-question";
import { writeLinearModel } from "../linear/train-linear";
import { publishWeights } from "../publish-weights";
import { fitLogistic, type Weighed } from "./fit-logistic";
import { FOLDS, kindsByOthers, learnKinds } from "./learn-kinds";
import { fingerprint, readNamedQuestions } from "./named-questions";

const asked = readNamedQuestions();
const library = await readSeededLibrary();
const questions = asked.flatMap(({ id, ask, isTold }) => {
  const question = readQuestion(library, ask, []);
  const topic = question.topics.find((one) => one.id === id);
  if (!topic || question.focus.length === 0) return [];
  return [{ ...tellingSigns(library, topic, question), isAnswered: isTold }];
});
const kinds = kindsByOthers(questions);
const weighed = questions.map(
  ({ signs, isAnswered }, at): Weighed<keyof TellingSigns> => ({
    signs: withKind(signs, kinds[at] as number),
    isRight: isAnswered,
  }),
);
printShares();
const data = fingerprint(asked);
publishWeights("told", data, (file) =>
  writeLinearModel(file, learnKinds(questions), { questions: data }),
);
const target = new URL(
  "../../../../lib/consultant/retrieve/pages/weights/told-weights.json",
  import.meta.url,
);
const made = { questions: data, weights: fitLogistic(weighed) };
writeFileSync(target, `${JSON.stringify(made, null, 2)}\n`);

/** How many are answered, each fifth by weights that were fitted to the others. */
function printShares(): void {
  const found = Array.from({ length: FOLDS }, (_, part) => {
    const weights = fitLogistic(weighed.filter((_, at) => at % FOLDS !== part));
    return weighed
      .filter((_, at) => at % FOLDS === part)
      .map(({ signs, isRight }) => ({ isRight, likelihood: likelihoodOf(signs, weights) }));
  }).flat();
  const told = found.filter(({ isRight }) => isRight);
  const untold = found.filter(({ isRight }) => !isRight);
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const answered = (all: typeof found) =>
      all.filter(({ likelihood }) => likelihood > least).length;
    console.log(
      `above ${least}: of what is told ${answered(told)}/${told.length} answered, of the rest ${answered(untold)}/${untold.length}`,
    );
  }
}
