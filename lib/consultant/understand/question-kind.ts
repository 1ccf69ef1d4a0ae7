import { type LinearModel, type Ngrams, readLinearModel, scoreNgrams } from "@amide/screen";

/**
 * By how much the words of a question are rather those of what the library answers (above 0) than of
 * what it does not: the difference of the scores of two classes.
 */
export function scoreKind(model: LinearModel, ngrams: Ngrams): number {
  const [unanswered = 0, answered = 0] = scoreNgrams(model, ngrams);
  return answered - unanswered;
}

/** Reads the model of a file with the first question. */
export function kindReader(file: string): (ngrams: Ngrams) => number {
  let model: LinearModel | undefined;
  return (ngrams) => {
    model ??= readLinearModel(file);
    return scoreKind(model, ngrams);
  };
}
