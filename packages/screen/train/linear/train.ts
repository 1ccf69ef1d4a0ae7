import { publishWeights } from "../publish-weights";
import { fingerprint, readExamples } from "./examples";
import { trainLinear, writeLinearModel } from "./train-linear";

/** Makes the model of words that the screen reads from the examples: `npm run train:screen`, two minutes. */
const examples = readExamples();
const model = trainLinear(examples);
const data = fingerprint(examples);
publishWeights("ngrams", data, (file) => writeLinearModel(file, model, { examples: data }));
console.log(`learnt from ${examples.length} messages`);
