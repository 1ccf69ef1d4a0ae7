import "server-only";
import { type Likelihoods, nameShares } from "./concerns";
import { weighMeaning } from "./encoder";
import { type LinearModel, scoreNgrams } from "./linear-model";
import { modelFiles } from "./model-files";
import { hashNgrams } from "./ngrams";
import { readTensors } from "./tensor-file";
import { tokenize } from "./tokens";
import { softmax } from "./vectors";
import { isLegible, toPieces } from "./word-pieces";

/**
 * How likely a text is each concern, from 0 to 1, together 1: the mean of two models that err
 * differently, of which one knows words and spellings, the other what is meant. About three
 * milliseconds for twenty words.
 */
export async function weighConcerns(text: string): Promise<Likelihoods> {
  ngrams ??= readNgrams();
  const byWords = softmax(scoreNgrams(ngrams, hashNgrams(tokenize(text))));
  const pieces = toPieces(text);
  const byMeaning = await weighMeaning(pieces);
  const words = isLegible(pieces) ? WORDS_COUNT : ILLEGIBLE_WORDS_COUNT;
  return nameShares(
    byWords.map((share, row) => words * share + (1 - words) * (byMeaning[row] ?? 0)),
  );
}

/** The same of each stretch of a long message, in which what is said in passing weighs more. */
export async function weighStretches(message: string): Promise<Likelihoods[]> {
  const stretches: Likelihoods[] = [];
  for (const stretch of cutStretches(message)) stretches.push(await weighConcerns(stretch));
  return stretches;
}

const WORDS_COUNT = 0.5;
/** In other scripts the encoder knows hardly a word. */
const ILLEGIBLE_WORDS_COUNT = 0.85;

/** Stretches of so many words, each of which begins within the one before; none of a short message. */
function cutStretches(message: string): string[] {
  const words = message.match(WORD) ?? [];
  if (words.length <= STRETCH) return [];
  const count = Math.ceil((words.length - STRETCH) / STEP) + 1;
  return Array.from({ length: count }, (_, at) =>
    words.slice(at * STEP, at * STEP + STRETCH).join(""),
  );
}

const STRETCH = 60;
const STEP = 40;
/** Scripts that do not part words are cut all the same. */
const WORD = /\S{1,20}\s*/gu;

let ngrams: LinearModel | undefined;

/** Throws where the file is missing or does not hold what it should. */
function readNgrams(): LinearModel {
  const { tensors, metadata } = readTensors(modelFiles.ngrams);
  const [weights, bias] = [tensors.get("weights"), tensors.get("bias")];
  if (weights?.dtype !== "I8" || bias?.dtype !== "F32") {
    throw new Error(`${modelFiles.ngrams} holds no model`);
  }
  return { weights: weights.data, scale: Number(metadata.scale), bias: bias.data };
}
