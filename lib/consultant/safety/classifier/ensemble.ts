import { CONCERNS, type Likelihoods } from "./concerns";
import { type ConvolutionModel, layOut, scoreVectors } from "./convolution-model";
import { type LinearModel, scoreNgrams } from "./linear-model";
import { hashNgrams } from "./ngrams";
import { softmax } from "./vectors";
import { addVector, type WordVectors } from "./word-vectors";

/** Two models that err differently: one knows exact words and spellings, the other what words mean. */
export interface Ensemble {
  linear: LinearModel;
  convolution: ConvolutionModel;
  /** The vectors of words that stood in the examples, and of others. */
  learned: WordVectors;
  general: WordVectors;
}

/** How likely a message is each concern: the weighted mean of what the two models hold. */
export function weighConcerns(ensemble: Ensemble, tokens: string[]): Likelihoods {
  const { linear, convolution, learned, general } = ensemble;
  const byWords = softmax(scoreNgrams(linear, hashNgrams(tokens)));
  const laid = layOut(tokens, (token, to, from) => {
    if (!addVector(learned, token, to, from)) addVector(general, token, to, from);
  });
  const byMeaning = softmax(scoreVectors(convolution, laid));
  return Object.fromEntries(
    CONCERNS.map((concern, row) => [
      concern,
      WORDS_COUNT * (byWords[row] as number) + (1 - WORDS_COUNT) * (byMeaning[row] as number),
    ]),
  ) as Likelihoods;
}

/** The second differs more from one training to the next. */
const WORDS_COUNT = 0.75;
