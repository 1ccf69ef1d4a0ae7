import "server-only";
import type { Likelihoods } from "./concerns";
import { WIDTHS } from "./convolution-model";
import { type Ensemble, weighConcerns } from "./ensemble";
import { modelFiles } from "./model-files";
import { readRows, readWordVectors } from "./read-word-vectors";
import { readTensors, type Tensor } from "./tensor-file";
import { tokenize } from "./tokens";

/**
 * How likely a message is each concern, from 0 to 1, together 1: of the whole first, and of a long one
 * also of each stretch, in which what is said in passing weighs more. About two milliseconds for a
 * message of twenty words.
 */
export function classifyMessage(message: string): [Likelihoods, ...Likelihoods[]] {
  ensemble ??= readEnsemble();
  const models = ensemble;
  const weigh = (tokens: string[]) => weighConcerns(models, tokens);
  const tokens = tokenize(message);
  return [weigh(tokens), ...cutStretches(tokens).map(weigh)];
}

const STRETCH = 60;

/** Stretches of so many tokens, each of which begins in the middle of the one before; none of a short message. */
function cutStretches(tokens: string[]): string[][] {
  if (tokens.length <= STRETCH) return [];
  const count = Math.ceil((2 * tokens.length) / STRETCH) - 1;
  return Array.from({ length: count }, (_, at) => {
    const from = (at * STRETCH) / 2;
    return tokens.slice(from, from + STRETCH);
  });
}

let ensemble: Ensemble | undefined;

/** The trained models. Throws where a file is missing or does not hold what it should. */
function readEnsemble(): Ensemble {
  const { tensors, metadata } = readTensors(modelFiles.screen);
  const array = <Kind extends Tensor["dtype"]>(name: string, dtype: Kind) => {
    const found = tensors.get(name);
    if (found?.dtype !== dtype) throw new Error(`${modelFiles.screen} holds no ${dtype} ${name}`);
    return found.data as Extract<Tensor, { dtype: Kind }>["data"];
  };
  const quantised = (name: string) => ({
    data: array(name, "I8"),
    scale: Number(metadata[`${name}.scale`]),
  });
  const ngrams = quantised("ngrams");
  const output = quantised("output");
  const learned = quantised("words");
  return {
    linear: { weights: ngrams.data, scale: ngrams.scale, bias: array("ngrams.bias", "F32") },
    convolution: {
      groups: WIDTHS.map((width) => {
        const { data, scale } = quantised(`filters.${width}`);
        return { width, filters: data, scale, bias: array(`filters.${width}.bias`, "F32") };
      }),
      output: output.data,
      outputScale: output.scale,
      outputBias: array("output.bias", "F32"),
    },
    learned: {
      rows: readRows(modelFiles.learnedWords),
      vectors: learned.data,
      scale: learned.scale,
    },
    general: readWordVectors(),
  };
}
