import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import { modelFiles } from "@/lib/consultant/safety/classifier/model-files";
import { BUCKETS } from "@/lib/consultant/safety/classifier/ngrams";
import { writeTensors } from "@/lib/consultant/safety/classifier/tensor-file";
import { fingerprint, readExamples } from "./examples";
import { trainLinear } from "./train-linear";

/** Makes the model of words that the screen reads from the examples: `npm run train:screen`, two minutes. */
const examples = readExamples();
const { weights, bias } = trainLinear(examples);
const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
const step = most / 127 || 1;
writeTensors(
  modelFiles.ngrams,
  {
    weights: {
      dtype: "I8",
      shape: [BUCKETS, CONCERNS.length],
      data: Int8Array.from(weights, (weight) => Math.round(weight / step)),
    },
    bias: { dtype: "F32", shape: [bias.length], data: bias },
  },
  { examples: fingerprint(examples), scale: String(step) },
);
console.log(`learnt from ${examples.length} messages`);
