import type { Ngrams } from "./ngrams";
import { readTensors } from "./tensor-file";
import { addScaled, type Numbers } from "./vectors";

/** Multinomial logistic regression over n-grams. */
export interface LinearModel {
  /** A row of one weight a class for each bucket. */
  weights: Numbers;
  /** What one step of `weights` stands for. */
  scale: number;
  /** One of each class. */
  bias: Float32Array;
}

/** The score of each class, in the order of the bias. */
export function scoreNgrams(
  { weights, scale, bias }: LinearModel,
  { buckets, weights: shares }: Ngrams,
): Float64Array {
  const scores = Float64Array.from(bias);
  const width = bias.length;
  buckets.forEach((bucket, at) => {
    addScaled(scores, 0, weights, bucket * width, (shares[at] ?? 0) * scale, width);
  });
  return scores;
}

/** The model of a file, read once. */
export function openLinearModel(file: string): LinearModel {
  const model = opened.get(file) ?? readLinearModel(file);
  opened.set(file, model);
  return model;
}

const opened = new Map<string, LinearModel>();

/** Throws where the file is missing or does not hold what it should. */
export function readLinearModel(file: string): LinearModel {
  const { tensors, metadata } = readTensors(file);
  const [weights, bias] = [tensors.get("weights"), tensors.get("bias")];
  if (weights?.dtype !== "I8" || bias?.dtype !== "F32") throw new Error(`${file} holds no model`);
  return { weights: weights.data, scale: Number(metadata.scale), bias: bias.data };
}
