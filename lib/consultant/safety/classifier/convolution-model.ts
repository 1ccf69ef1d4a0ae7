import { CONCERNS } from "./concerns";
import { dot, type Numbers } from "./vectors";

export const DIMENSIONS = 100;
/** How many tokens the filters of each group see at once. */
export const WIDTHS = [1, 2, 3];
const PADDING = Math.max(...WIDTHS) - 1;

/** A convolutional network for sentences (Kim 2014): filters over word vectors, the strongest answer of each, one layer. */
export interface ConvolutionModel {
  groups: { width: number; filters: Numbers; scale: number; bias: Float32Array }[];
  output: Numbers;
  outputScale: number;
  outputBias: Float32Array;
}

/** The vectors of a message's tokens, one after another, with room at both ends; zeros where a word is not known. */
export function layOut(
  tokens: string[],
  fill: (token: string, to: Float32Array, from: number) => void,
): Float32Array {
  const laid = new Float32Array((tokens.length + 2 * PADDING) * DIMENSIONS);
  tokens.forEach((token, at) => {
    fill(token, laid, (at + PADDING) * DIMENSIONS);
  });
  return laid;
}

/** The score of each concern, in the order of `CONCERNS`. */
export function scoreVectors(model: ConvolutionModel, laid: Float32Array): Float64Array {
  const { strongest } = pool(model, laid);
  const width = strongest.length;
  return Float64Array.from(
    CONCERNS,
    (_, row) =>
      (model.outputBias[row] ?? 0) +
      model.outputScale * dot(model.output, row * width, strongest, 0, width),
  );
}

/** Of each filter the strongest answer, not below 0, and the place of its first number in `laid`. */
export function pool(
  { groups }: Pick<ConvolutionModel, "groups">,
  laid: Float32Array,
): { strongest: Float32Array; places: Int32Array } {
  const count = groups.reduce((sum, { bias }) => sum + bias.length, 0);
  const strongest = new Float32Array(count);
  const places = new Int32Array(count);
  let at = 0;
  for (const { width, filters, scale, bias } of groups) {
    const length = width * DIMENSIONS;
    for (let filter = 0; filter < bias.length; filter++, at++) {
      for (let from = 0; from + length <= laid.length; from += DIMENSIONS) {
        const answer =
          (bias[filter] ?? 0) + scale * dot(filters, filter * length, laid, from, length);
        if (answer > (strongest[at] ?? 0)) {
          strongest[at] = answer;
          places[at] = from;
        }
      }
    }
  }
  return { strongest, places };
}
