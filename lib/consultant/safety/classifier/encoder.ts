import { readFile } from "node:fs/promises";
import { CONCERNS } from "./concerns";
import { modelFiles } from "./model-files";

/**
 * How likely a text is each concern by its meaning, in the order of `CONCERNS`, together 1: what a
 * sentence encoder holds that learnt them from the examples. `pieces` are those of `toPieces`. About
 * two milliseconds for twenty words. Throws where the model's file is missing or is none.
 */
export async function weighMeaning(pieces: number[]): Promise<Float32Array> {
  opened ??= openEncoder().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const { session, toTensor } = await opened;
  const { likelihoods } = await session.run({ pieces: toTensor(pieces) });
  const shares = likelihoods?.data;
  if (!(shares instanceof Float32Array) || shares.length !== CONCERNS.length) {
    throw new Error(`${modelFiles.encoder} does not weigh the ${CONCERNS.length} concerns`);
  }
  return shares;
}

let opened: ReturnType<typeof openEncoder> | undefined;

/** The runtime is loaded with the first message, not with whatever imports what may screen one. */
async function openEncoder() {
  const { env, InferenceSession, Tensor } = await import("onnxruntime-web");
  // More threads would take longer to wake than a message takes.
  env.wasm.numThreads = 1;
  const session = await InferenceSession.create(await readFile(modelFiles.encoder));
  const toTensor = (pieces: number[]) =>
    new Tensor("int64", BigInt64Array.from(pieces, BigInt), [pieces.length]);
  return { session, toTensor };
}
