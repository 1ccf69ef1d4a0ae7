import { CONCERNS } from "../../src/concerns";
import { type LinearModel, scoreNgrams } from "../../src/words/linear-model";
import { BUCKETS, hashNgrams, type Ngrams } from "../../src/words/ngrams";
import { writeTensors } from "../../src/words/tensor-file";
import { softmax } from "../../src/words/vectors";
import { Parameters } from "./adagrad";
import { copiesOf } from "./copies";
import type { Example } from "./examples";
import { seededRandom, shuffle } from "./random";

const EPOCHS = 10;
const RATE = 0.3;
/** Holds rare n-grams back (L2). */
const DECAY = 1e-4;

/** The mean of so many models moves less with a change of the examples than one does. */
const RUNS = 3;

/**
 * Learns the n-gram model from the examples and copies of them by stochastic gradient descent; the
 * same examples give the same model.
 */
export function trainLinear(examples: Example[], runs = RUNS): TrainedModel {
  return meanOfModels(Array.from({ length: runs }, (_, run) => trainOnce(examples, 2 * run + 1)));
}

/** With copies and an order of its own. */
function trainOnce(examples: Example[], seed: number): TrainedModel {
  const copies = copiesOf(examples, seededRandom(seed + 1));
  const seen = [...examples, ...copies].map(({ tokens, concern }) => ({
    ngrams: hashNgrams(tokens),
    row: concern,
  }));
  return descend(seen, CONCERNS.length, seededRandom(seed));
}

export type TrainedModel = LinearModel & { weights: Float32Array };

/** Learns of which of so many classes each text is, by stochastic gradient descent. */
export function descend(
  seen: { ngrams: Ngrams; row: number }[],
  width: number,
  random: () => number,
): TrainedModel {
  const weights = new Parameters(new Float32Array(BUCKETS * width), { start: 1e-6 });
  const bias = new Parameters(new Float32Array(width), { start: 1e-6 });
  const model = { weights: weights.values, scale: 1, bias: bias.values };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { ngrams, row: right } of shuffle(seen, random)) {
      const shares = softmax(scoreNgrams(model, ngrams));
      for (let row = 0; row < width; row++) {
        const error = (shares[row] as number) - (row === right ? 1 : 0);
        bias.step(row, error, RATE);
        if (Math.abs(error) < 1e-4) continue;
        for (let i = 0; i < ngrams.buckets.length; i++) {
          const at = (ngrams.buckets[i] as number) * width + row;
          const decay = DECAY * (weights.values[at] as number);
          weights.step(at, error * (ngrams.weights[i] as number) + decay, RATE);
        }
      }
    }
  }
  return model;
}

/** The mean of models of the same classes. */
export function meanOfModels(models: TrainedModel[]): TrainedModel {
  return {
    weights: meanOf(models.map(({ weights }) => weights)),
    scale: 1,
    bias: meanOf(models.map(({ bias }) => bias)),
  };
}

/** Writes a model as `readLinearModel` reads it, its weights in whole steps of eight bits. */
export function writeLinearModel(
  file: string | URL,
  { weights, bias }: TrainedModel,
  metadata: Record<string, string>,
): void {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const step = most / 127 || 1;
  const whole = Int8Array.from(weights, (weight) => Math.round(weight / step));
  writeTensors(
    file,
    {
      weights: { dtype: "I8", shape: [BUCKETS, bias.length], data: whole },
      bias: { dtype: "F32", shape: [bias.length], data: bias },
    },
    { ...metadata, scale: String(step) },
  );
}

function meanOf(all: Float32Array[]): Float32Array {
  const [first = new Float32Array()] = all;
  return first.map((_, at) => all.reduce((sum, one) => sum + (one[at] as number), 0) / all.length);
}
