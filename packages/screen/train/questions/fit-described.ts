// npm run fit:described: the weights by which the consultant finds the page that a question describes.
import { writeFileSync } from "node:fs";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import {
  describedPages,
  type Signs,
  wordsOf,
} from "@/lib/consultant/retrieve/pages/find-described";
import { likelihoodOf } from "@/lib/consultant/retrieve/pages/logistic";
import { readUnnamed } from "@/lib/consultant/understand/read-question";
import { writeLinearModel } from "../linear/train-linear";
import { publishWeights } from "../publish-weights";
import { type DescribedQuestion, fingerprint, readDescribedQuestions } from "./described-questions";
import { fitLogistic } from "./fit-logistic";
import { FOLDS, kindsByOthers, learnKinds } from "./learn-kinds";

interface Question {
  /** What speaks for each page, and whether it is the right one. */
  pages: { signs: Signs; isRight: boolean }[];
  isAnswerable: boolean;
}

const asked = readDescribedQuestions();
const questions = await weighPages(asked);
const found = crossValidate();
const answerable = found.filter(({ isAnswerable }) => isAnswerable);
const others = found.filter(({ isAnswerable }) => !isAnswerable);
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
  const isAnswered = (one: { likelihood: number }) => one.likelihood > least;
  const told = answerable.filter(isAnswered);
  const right = told.filter(({ isRight }) => isRight).length;
  console.log(
    `above ${least}: the right page ${right}/${answerable.length}, another ${told.length - right}; ` +
      `of the others ${others.filter(isAnswered).length}/${others.length} answered`,
  );
}
const target = new URL(
  "../../../../lib/consultant/retrieve/pages/weights/described-weights.json",
  import.meta.url,
);
const made = {
  questions: fingerprint(asked),
  weights: fitLogistic(questions.flatMap(({ pages }) => pages)),
};
writeFileSync(target, `${JSON.stringify(made, null, 2)}\n`);

/** What speaks for the pages that the questions may describe; writes the model of their words. */
async function weighPages(asked: DescribedQuestion[]): Promise<Question[]> {
  const library = await readSeededLibrary();
  const read = asked.flatMap(({ ask, pages }) => {
    const question = readUnnamed(library, ask);
    if (question.topics.length > 0 || question.focus.length === 0) return [];
    const found = describedPages(library, question);
    return [{ pages, found, ngrams: wordsOf(ask), isAnswered: pages.length > 0 }];
  });
  const kinds = kindsByOthers(read);
  const data = fingerprint(asked);
  publishWeights("described", data, (file) =>
    writeLinearModel(file, learnKinds(read), { questions: data }),
  );
  return read.map(({ pages, found, isAnswered }, at) => ({
    pages: found.map(({ peptide, signs }) => ({
      signs: { ...signs, kind: kinds[at] as number },
      isRight: [`/peptides/${peptide.id}`, ...peptide.articles.map(({ href }) => href)].some(
        (href) => pages.includes(href),
      ),
    })),
    isAnswerable: isAnswered,
  }));
}

/** The likeliest page of each question, each part of them by weights that were fitted to the others. */
function crossValidate() {
  return Array.from({ length: FOLDS }, (_, part) => {
    const isOf = (at: number) => at % FOLDS === part;
    const known = questions.filter((_, at) => !isOf(at));
    const weights = fitLogistic(known.flatMap(({ pages }) => pages));
    return questions
      .filter((_, at) => isOf(at))
      .map(({ pages, isAnswerable }) => {
        const [best = { isRight: false, likelihood: 0 }] = pages
          .map(({ signs, isRight }) => ({ isRight, likelihood: likelihoodOf(signs, weights) }))
          .sort((a, b) => b.likelihood - a.likelihood);
        return { ...best, isAnswerable };
      });
  }).flat();
}
