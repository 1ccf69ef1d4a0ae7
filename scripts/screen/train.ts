import { modelFiles } from "@/lib/consultant/safety/classifier/model-files";
import { fingerprint, readExamples } from "./examples";
import { trainLinear, writeLinearModel } from "./train-linear";

/** Makes the model of words that the screen reads from the examples: `npm run train:screen`, two minutes. */
const examples = readExamples();
writeLinearModel(modelFiles.ngrams, trainLinear(examples), { examples: fingerprint(examples) });
console.log(`learnt from ${examples.length} messages`);
