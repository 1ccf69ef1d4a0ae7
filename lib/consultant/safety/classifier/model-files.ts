import path from "node:path";

const folder = path.join(process.cwd(), "lib/consultant/safety/model");

export const modelFiles = {
  /** Learnt from the examples by `npm run train:screen`. */
  ngrams: path.join(folder, "ngrams.safetensors"),
  /** What a page tells of its peptide, learnt from questions by `npm run fit:told`. */
  told: path.join(folder, "told.safetensors"),
  /** What describes a peptide, learnt from questions by `npm run fit:described`. */
  described: path.join(folder, "described.safetensors"),
  /** Learnt from the examples by `scripts/screen/encoder`. */
  encoder: path.join(folder, "encoder.onnx"),
  /** The encoder's vocabulary, as its makers published it. */
  pieces: path.join(folder, "pieces.json"),
};
