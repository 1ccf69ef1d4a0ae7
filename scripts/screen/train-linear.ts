import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import { type LinearModel, scoreNgrams } from "@/lib/consultant/safety/classifier/linear-model";
import { BUCKETS, hashNgrams } from "@/lib/consultant/safety/classifier/ngrams";
import { softmax } from "@/lib/consultant/safety/classifier/vectors";
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
export function trainLinear(examples: Example[]): LinearModel & { weights: Float32Array } {
  const runs = Array.from({ length: RUNS }, (_, run) => trainOnce(examples, 2 * run + 1));
  return {
    weights: meanOf(runs.map(({ weights }) => weights)),
    scale: 1,
    bias: meanOf(runs.map(({ bias }) => bias)),
  };
}

/** With copies and an order of its own. */
function trainOnce(examples: Example[], seed: number) {
  const width = CONCERNS.length;
  const weights = new Parameters(new Float32Array(BUCKETS * width), { start: 1e-6 });
  const bias = new Parameters(new Float32Array(width), { start: 1e-6 });
  const model = { weights: weights.values, scale: 1, bias: bias.values };
  const copies = copiesOf(examples, seededRandom(seed + 1));
  const seen = [...examples, ...copies].map(({ tokens, concern }) => ({
    ngrams: hashNgrams(tokens),
    concern,
  }));
  const random = seededRandom(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { ngrams, concern } of shuffle(seen, random)) {
      const shares = softmax(scoreNgrams(model, ngrams));
      for (let row = 0; row < width; row++) {
        const error = (shares[row] as number) - (row === concern ? 1 : 0);
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

function meanOf(all: Float32Array[]): Float32Array {
  const [first = new Float32Array()] = all;
  return first.map((_, at) => all.reduce((sum, one) => sum + (one[at] as number), 0) / all.length);
}
