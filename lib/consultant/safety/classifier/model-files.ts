import path from "node:path";

const folder = path.join(process.cwd(), "lib/consultant/safety/model");

export const modelFiles = {
  /** Learnt from the examples by `npm run train:screen`. */
  ngrams: path.join(folder, "ngrams.safetensors"),
  /** Learnt from the examples by `scripts/screen/encoder`. */
  encoder: path.join(folder, "encoder.onnx"),
  /** The encoder's vocabulary, as its makers published it. */
  pieces: path.join(folder, "pieces.json"),
};
