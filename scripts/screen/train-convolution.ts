import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import {
  type ConvolutionModel,
  DIMENSIONS,
  layOut,
  pool,
  WIDTHS,
} from "@/lib/consultant/safety/classifier/convolution-model";
import { dot, softmax } from "@/lib/consultant/safety/classifier/vectors";
import { addVector, type WordVectors } from "@/lib/consultant/safety/classifier/word-vectors";
import { Parameters } from "./adagrad";
import type { Example } from "./examples";
import { normal, seededRandom, shuffle } from "./random";

const FILTERS = [64, 96, 96];
const EPOCHS = 6;
const RATE = 0.02;
const VECTOR_RATE = 0.01;
/** Shares of the filters' answers, and of the words, that are left out at each step. */
const DROPPED_ANSWERS = 0.4;
const DROPPED_WORDS = 0.05;
const FEWEST_USES = 2;

export interface TrainedConvolution {
  model: ConvolutionModel;
  /** Of the words in the examples; they take the place of the general ones. */
  learned: WordVectors & { vectors: Float32Array };
}

/** Learns the convolutional network by back-propagation; the same examples and seed give the same model. */
export function trainConvolution(
  examples: Example[],
  general: WordVectors,
  seed: number,
): TrainedConvolution {
  const random = seededRandom(seed);
  const learned = startVectors(examples, general, random);
  const vectors = new Parameters(learned.vectors);
  const groups = WIDTHS.map((width, at) => startGroup(width, FILTERS[at] ?? 0, random));
  const width = groups.reduce((sum, { bias }) => sum + bias.values.length, 0);
  const output = new Parameters(new Float32Array(CONCERNS.length * width));
  const outputBias = new Parameters(new Float32Array(CONCERNS.length));
  const model: ConvolutionModel = {
    groups: groups.map((group) => ({
      width: group.width,
      filters: group.filters.values,
      scale: 1,
      bias: group.bias.values,
    })),
    output: output.values,
    outputScale: 1,
    outputBias: outputBias.values,
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - (0.8 * epoch) / EPOCHS);
    const vectorRate = VECTOR_RATE * (1 - (0.8 * epoch) / EPOCHS);
    for (const { tokens, concern } of shuffle(examples, random)) {
      const kept = tokens.map((token) => (random() < DROPPED_WORDS ? "" : token));
      const laid = layOut(kept, (token, to, from) => {
        if (!addVector(learned, token, to, from)) addVector(general, token, to, from);
      });
      const rows = rowsOf(kept, learned);
      const { strongest, places } = pool(model, laid);
      const answers = strongest.map((answer) =>
        random() < DROPPED_ANSWERS ? 0 : answer / (1 - DROPPED_ANSWERS),
      );
      const blame = learnOutput(output, outputBias, answers, concern, rate);
      learnFilters({ groups, vectors, laid, rows, answers, places, blame, rate, vectorRate });
    }
  }
  return { model, learned };
}

function startVectors(
  examples: Example[],
  general: WordVectors,
  random: () => number,
): TrainedConvolution["learned"] {
  const uses = new Map<string, number>();
  for (const token of examples.flatMap(({ tokens }) => tokens)) {
    uses.set(token, (uses.get(token) ?? 0) + 1);
  }
  const words = [...uses].filter(([, times]) => times >= FEWEST_USES).map(([word]) => word);
  const vectors = new Float32Array(words.length * DIMENSIONS);
  words.forEach((word, row) => {
    const from = row * DIMENSIONS;
    if (addVector(general, word, vectors, from)) return;
    for (let i = 0; i < DIMENSIONS; i++) vectors[from + i] = normal(random) * 0.1;
  });
  return { rows: new Map(words.map((word, row) => [word, row])), vectors, scale: 1 };
}

interface Group {
  width: number;
  filters: Parameters;
  bias: Parameters;
}

function startGroup(width: number, count: number, random: () => number): Group {
  const length = width * DIMENSIONS;
  const spread = Math.sqrt(1 / length);
  return {
    width,
    filters: new Parameters(
      Float32Array.from({ length: count * length }, () => normal(random) * spread),
    ),
    bias: new Parameters(new Float32Array(count)),
  };
}

/** For each place of the laid out tokens the row of its learnt vector; -1 where it has none. */
function rowsOf(tokens: string[], { rows }: WordVectors): Int32Array {
  const padding = Math.max(...WIDTHS) - 1;
  const found = new Int32Array(tokens.length + 2 * padding).fill(-1);
  tokens.forEach((token, at) => {
    found[at + padding] = rows.get(token) ?? -1;
  });
  return found;
}

/** Moves the last layer, and tells how far each answer is to blame for the error. */
function learnOutput(
  output: Parameters,
  bias: Parameters,
  answers: Float32Array,
  concern: number,
  rate: number,
): Float32Array {
  const width = answers.length;
  const scores = Float64Array.from(
    CONCERNS,
    (_, row) => (bias.values[row] as number) + dot(output.values, row * width, answers, 0, width),
  );
  const shares = softmax(scores);
  const blame = new Float32Array(width);
  for (let row = 0; row < CONCERNS.length; row++) {
    const error = (shares[row] as number) - (row === concern ? 1 : 0);
    bias.step(row, error, rate);
    if (Math.abs(error) < 1e-4) continue;
    for (let i = 0; i < width; i++) {
      const answer = answers[i] as number;
      if (answer === 0) continue;
      const at = row * width + i;
      blame[i] = (blame[i] as number) + error * (output.values[at] as number);
      output.step(at, error * answer + 1e-5 * (output.values[at] as number), rate);
    }
  }
  return blame;
}

interface Lesson {
  groups: Group[];
  vectors: Parameters;
  laid: Float32Array;
  rows: Int32Array;
  answers: Float32Array;
  places: Int32Array;
  blame: Float32Array;
  rate: number;
  vectorRate: number;
}

/** Moves each filter that answered, at the place where it did, and the vectors of the words there. */
function learnFilters(lesson: Lesson): void {
  const { groups, vectors, laid, rows, answers, places, blame, rate, vectorRate } = lesson;
  const share = 1 / (1 - DROPPED_ANSWERS);
  let at = 0;
  for (const { width, filters, bias } of groups) {
    const length = width * DIMENSIONS;
    for (let filter = 0; filter < bias.values.length; filter++, at++) {
      const error = (blame[at] as number) * share;
      if (answers[at] === 0 || Math.abs(error) < 1e-6) continue;
      bias.step(filter, error, rate);
      const from = places[at] as number;
      for (let i = 0; i < length; i++) {
        const weight = filter * length + i;
        const row = rows[Math.floor((from + i) / DIMENSIONS)] as number;
        if (row >= 0) {
          const number = row * DIMENSIONS + (i % DIMENSIONS);
          vectors.step(number, error * (filters.values[weight] as number), vectorRate);
        }
        const input = laid[from + i] as number;
        if (input !== 0) filters.step(weight, error * input, rate);
      }
    }
  }
}
