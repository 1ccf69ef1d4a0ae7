import path from "node:path";
import type { Tinypool } from "tinypool";
import { CONCERNS } from "../concerns";
import { weightFiles } from "../weight-files";

/**
 * How likely a text is each concern by its meaning, in the order of `CONCERNS`, together 1: what a
 * sentence encoder holds that learnt them from the examples. `pieces` are those of `toPieces`. About
 * two milliseconds for twenty words, in a thread of its own. Throws where the model's file is missing
 * or is none.
 */
export async function weighMeaning(pieces: number[]): Promise<Float32Array> {
  return (await readMeaning(weightFiles.encoder, pieces, CONCERNS.length)).likelihoods;
}

/** What an encoder makes of a text. */
export interface Meaning {
  /** Of each of its labels, together 1. */
  likelihoods: Float32Array;
  /** A unit vector; its cosine with another text's says how alike they are. Null of a model that has none. */
  embedding: Float32Array | null;
}

/** The same by the encoder of a file, which has so many labels; throws as above. */
export async function readMeaning(
  model: string,
  pieces: number[],
  labels: number,
): Promise<Meaning> {
  const { likelihoods, embedding }: Record<keyof Meaning, unknown> = await (await openThread()).run(
    {
      model,
      pieces,
    },
  );
  if (!(likelihoods instanceof Float32Array) || likelihoods.length !== labels) {
    throw new Error(`${model} does not weigh ${labels} labels`);
  }
  return { likelihoods, embedding: embedding instanceof Float32Array ? embedding : null };
}

/** Its numbers are outside the heap of its thread, which has no more than some text to collect. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };
const THREAD = path.join(process.cwd(), "packages/screen/src/meaning/encoder-thread.mjs");

/** The worker of this process, started with the first message: Next may load this module several times. */
function openThread(): Promise<Tinypool> {
  const shared = globalThis as { amideEncoderThread?: Promise<Tinypool> };
  shared.amideEncoderThread ??= import("tinypool").then(
    ({ Tinypool }) =>
      new Tinypool({ filename: THREAD, minThreads: 1, maxThreads: 1, resourceLimits }),
  );
  return shared.amideEncoderThread;
}
