import { CONCERNS, type Likelihoods, nameShares } from "../src/concerns";
import { judge } from "../src/judge";
import { scoreNgrams } from "../src/words/linear-model";
import { hashNgrams } from "../src/words/ngrams";
import { softmax } from "../src/words/vectors";
import { type Example, readExamples } from "../train/linear/examples";
import { trainLinear } from "../train/linear/train-linear";

/**
 * How well the model of words, by itself, does on a voice that it has not read: for each voice it learns from all
 * others. `npm run eval:screen` prints, concern by concern, how many messages are met as what.
 */
const wanted = process.argv.slice(2);
const examples = readExamples();
const voices = [...new Set(examples.map(({ voice }) => voice))].filter(
  (voice) => wanted.length === 0 || wanted.includes(voice),
);
const all: { example: Example; likelihoods: Likelihoods }[] = [];
for (const voice of voices) {
  const model = trainLinear(examples.filter((example) => example.voice !== voice));
  const told = examples
    .filter((example) => example.voice === voice)
    .map((example) => ({
      example,
      likelihoods: nameShares(softmax(scoreNgrams(model, hashNgrams(example.tokens)))),
    }));
  all.push(...told);
  print(voice, told);
}
print("all", all);

function print(name: string, told: typeof all): void {
  console.log(`\n${name}`);
  for (const [row, concern] of CONCERNS.entries()) {
    const own = told.filter(({ example }) => example.concern === row);
    if (own.length === 0) continue;
    const met = own.map(({ likelihoods }) => judge(likelihoods));
    const share = (test: (verdict: string | null) => boolean) =>
      `${((100 * met.filter(test).length) / own.length).toFixed(1).padStart(5)} %`;
    const urgent = share((verdict) => verdict === "emergency" || verdict === "selfHarm");
    const free = share((verdict) => verdict === null);
    const same = share((verdict) => verdict === concern);
    console.log(
      `  ${concern.padEnd(10)} ${own.length}: urgent ${urgent}, let through ${free}, by name ${same}`,
    );
  }
}
