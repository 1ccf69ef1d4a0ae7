// Runs in a thread of its own, as it stands: what weighs a text would keep all other visitors waiting.
import { readFile } from "node:fs/promises";
import { env, InferenceSession, Tensor } from "onnxruntime-web";

// More threads would take longer to wake than a message takes.
env.wasm.numThreads = 1;
const sessions = new Map();

/**
 * What a model makes of a text in pieces: the likelihoods of its labels, and of some models its embedding
 * (Float32Arrays). `model` is an encoder's file.
 */
export default async function read({ model, pieces }) {
  const session = await openSession(model);
  const numbers = BigInt64Array.from(pieces, BigInt);
  const { likelihoods, embedding } = await session.run({
    pieces: new Tensor("int64", numbers, [numbers.length]),
  });
  return { likelihoods: likelihoods?.data, embedding: embedding?.data };
}

function openSession(model) {
  const known = sessions.get(model);
  if (known) return known;
  const opened = readFile(model).then((file) => InferenceSession.create(file));
  sessions.set(model, opened);
  // A file that could not be read now may be read with the next message.
  opened.catch(() => sessions.delete(model));
  return opened;
}
