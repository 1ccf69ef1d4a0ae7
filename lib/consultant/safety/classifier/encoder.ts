import { readFile } from "node:fs/promises";
import { env, InferenceSession, Tensor } from "onnxruntime-web";
import { modelFiles } from "./model-files";

/**
 * How likely a text is each concern by its meaning, in the order of `CONCERNS`, together 1: what a
 * sentence encoder holds that learnt them from the examples. `pieces` are those of `toPieces`. About
 * two milliseconds for twenty words. Throws where the model's file is missing or is none.
 */
export async function weighMeaning(pieces: number[]): Promise<Float32Array> {
  session ??= openSession();
  const numbers = BigInt64Array.from(pieces, BigInt);
  const { likelihoods } = await (await session).run({
    pieces: new Tensor("int64", numbers, [numbers.length]),
  });
  return likelihoods?.data as Float32Array;
}

let session: Promise<InferenceSession> | undefined;

async function openSession(): Promise<InferenceSession> {
  // More threads would take longer to wake than a message takes.
  env.wasm.numThreads = 1;
  return InferenceSession.create(await readFile(modelFiles.encoder));
}
