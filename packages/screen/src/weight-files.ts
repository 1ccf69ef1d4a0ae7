import path from "node:path";
import manifest from "../weights/manifest.json";

const folder = path.join(process.cwd(), "packages/screen/weights");

/** The current files of weights, by the names of the manifest. */
export const weightFiles = {
  /** Learnt from `data/concerns.jsonl` by `npm run train:screen`. */
  ngrams: path.join(folder, manifest.ngrams.file),
  /** What a page tells of its peptide, learnt from `data/told.jsonl` by `npm run fit:told`. */
  told: path.join(folder, manifest.told.file),
  /** What describes a peptide, learnt from `data/described.jsonl` by `npm run fit:described`. */
  described: path.join(folder, manifest.described.file),
  /** Learnt from `data/concerns.jsonl` by `train/encoder`. */
  encoder: path.join(folder, manifest.encoder.file),
  /** Learnt from `data/plain.jsonl` by `train/encoder --of plain`. */
  plain: path.join(folder, manifest.plain.file),
  /** The embeddings of the questions of each page by the encoder `plain`, from `npm run embed:questions`. */
  embeddings: path.join(folder, manifest.embeddings.file),
  /** The encoders' vocabulary, as its makers published it. */
  pieces: path.join(folder, manifest.pieces.file),
};
