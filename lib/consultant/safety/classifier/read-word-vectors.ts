import { readFileSync } from "node:fs";
import { modelFiles } from "./model-files";
import { readTensors } from "./tensor-file";
import type { WordVectors } from "./word-vectors";

/** The general word vectors, in the order of the file of words. */
export function readWordVectors(): WordVectors {
  const { tensors, metadata } = readTensors(modelFiles.wordVectors);
  const vectors = tensors.get("vectors");
  if (!vectors) throw new Error(`${modelFiles.wordVectors} holds no vectors`);
  return {
    rows: readRows(modelFiles.words),
    vectors: vectors.data,
    scale: Number(metadata.scale),
  };
}

/** The number of the line of each word. */
export function readRows(file: string): Map<string, number> {
  const words = readFileSync(file, "utf8").trimEnd().split("\n");
  return new Map(words.map((word, row) => [word, row]));
}
