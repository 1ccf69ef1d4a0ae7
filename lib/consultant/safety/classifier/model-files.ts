import path from "node:path";

const folder = path.join(process.cwd(), "lib/consultant/safety/model");

export const modelFiles = {
  /** Learnt from the examples by `npm run train:screen`. */
  screen: path.join(folder, "screen.safetensors"),
  learnedWords: path.join(folder, "learned-words.txt"),
  /** Made once by `npm run train:vectors`. */
  wordVectors: path.join(folder, "word-vectors.safetensors"),
  words: path.join(folder, "words.txt"),
};
