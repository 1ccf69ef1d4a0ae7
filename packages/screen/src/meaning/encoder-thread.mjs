// Runs in a thread of its own, as it stands: what weighs a text would keep all other visitors waiting.
import { readFile } from "node:fs/promises";
import { env, InferenceSession, Tensor } from "onnxruntime-web";

// More threads would take longer to wake than a message takes.
env.wasm.numThreads = 1;
let session;

/** The likelihoods of the concerns (Float32Array) of a text in pieces; `model` is the encoder's file. */
export default async function weigh({ model, pieces }) {
  session ??= await InferenceSession.create(await readFile(model));
  const numbers = BigInt64Array.from(pieces, BigInt);
  const { likelihoods } = await session.run({
    pieces: new Tensor("int64", numbers, [numbers.length]),
  });
  return likelihoods?.data;
}
