import { scoreKind } from "@/lib/consultant/understand/question-kind";
import type { Ngrams } from "../../src/words/ngrams";
import { seededRandom } from "../linear/random";
import { descend, meanOfModels, type TrainedModel } from "../linear/train-linear";

/** The words of a question, and whether the library answers it. */
export interface KnownQuestion {
  ngrams: Ngrams;
  isAnswered: boolean;
}

/** The mean of so many models moves less with a change of the questions than one does. */
const RUNS = 3;

/** Learns which words are those of questions that the library answers. */
export function learnKinds(known: KnownQuestion[]): TrainedModel {
  const seen = known.map(({ ngrams, isAnswered }) => ({ ngrams, row: isAnswered ? 1 : 0 }));
  const runs = Array.from({ length: RUNS }, (_, run) => descend(seen, 2, seededRandom(run + 1)));
  return meanOfModels(runs);
}

export const FOLDS = 5;

/** The kind of each question by what was learnt from the others: what was learnt from itself would count for too much. */
export function kindsByOthers(known: KnownQuestion[]): number[] {
  const models = Array.from({ length: FOLDS }, (_, part) =>
    learnKinds(known.filter((_, at) => at % FOLDS !== part)),
  );
  return known.map(({ ngrams }, at) => scoreKind(models[at % FOLDS] as TrainedModel, ngrams));
}
