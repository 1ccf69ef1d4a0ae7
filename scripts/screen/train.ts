import { writeFileSync } from "node:fs";
import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import { DIMENSIONS } from "@/lib/consultant/safety/classifier/convolution-model";
import { modelFiles } from "@/lib/consultant/safety/classifier/model-files";
import { BUCKETS } from "@/lib/consultant/safety/classifier/ngrams";
import { type Tensor, writeTensors } from "@/lib/consultant/safety/classifier/tensor-file";
import type { Numbers } from "@/lib/consultant/safety/classifier/vectors";
import { fingerprint, readExamples } from "./examples";
import { trainClassifier } from "./train-classifier";

/** Makes the model that the screen reads from the examples: `npm run train:screen`, some minutes. */
const examples = readExamples();
const { linear, convolution, learned } = trainClassifier(examples);
const tensors: Record<string, Tensor> = {};
const metadata: Record<string, string> = { examples: fingerprint(examples) };

quantise("ngrams", linear.weights, [BUCKETS, CONCERNS.length]);
keep("ngrams.bias", linear.bias);
for (const { width, filters, bias } of convolution.groups) {
  quantise(`filters.${width}`, filters, [bias.length, width, DIMENSIONS]);
  keep(`filters.${width}.bias`, bias);
}
quantise("output", convolution.output, [
  CONCERNS.length,
  convolution.output.length / CONCERNS.length,
]);
keep("output.bias", convolution.outputBias);
quantise("words", learned.vectors, [learned.rows.size, DIMENSIONS]);
writeTensors(modelFiles.screen, tensors, metadata);
writeFileSync(modelFiles.learnedWords, `${[...learned.rows.keys()].join("\n")}\n`);
console.log(`learnt from ${examples.length} messages (${metadata.examples})`);

/** Numbers as whole steps from -127 to 127. */
function quantise(name: string, numbers: Numbers, shape: number[]): void {
  let most = 0;
  for (const number of numbers) most = Math.max(most, Math.abs(number));
  const step = most / 127 || 1;
  const data = Int8Array.from(numbers, (number) => Math.round(number / step));
  tensors[name] = { dtype: "I8", shape, data };
  metadata[`${name}.scale`] = String(step);
}

function keep(name: string, data: Float32Array): void {
  tensors[name] = { dtype: "F32", shape: [data.length], data };
}
