import type { Ensemble } from "@/lib/consultant/safety/classifier/ensemble";
import { readWordVectors } from "@/lib/consultant/safety/classifier/read-word-vectors";
import type { Example } from "./examples";
import { misspell } from "./misspell";
import { seededRandom } from "./random";
import { setAmongOthers } from "./set-among-others";
import { swapNames } from "./swap-names";
import { trainConvolution } from "./train-convolution";
import { trainLinear } from "./train-linear";

const general = readWordVectors();

/** Learns both models from the examples, and from copies: misspelt, of other peptides, told in passing. */
export function trainClassifier(examples: Example[]): Ensemble {
  const random = seededRandom(2);
  const all = [
    ...examples,
    ...misspell(examples, random),
    ...swapNames(examples, random),
    ...setAmongOthers(examples, random),
  ];
  const { model, learned } = trainConvolution(all, general, 1);
  return { linear: trainLinear(all), convolution: model, learned, general };
}
