// npm run embed:questions: embeds what the readers of each page ask with the current encoder of plain questions.
import { type RowsOfPages, STEPS } from "@/lib/consultant/written-answers/question-embeddings";
import { classifyQuestion } from "@/lib/consultant/written-answers/weigh-plain";
import { writeTensors } from "../../src/words/tensor-file";
import { publishWeights, readManifest } from "../publish-weights";
import { fingerprint, readPageQuestions } from "../questions/page-questions";

const asked = readPageQuestions();
const numbers: number[] = [];
const pages: RowsOfPages = {};
let count = 0;
for (const { id, questions } of asked) {
  pages[id] = { start: count, counts: questions.map(({ length }) => length) };
  for (const text of questions.flat()) {
    const { embedding } = await classifyQuestion(text);
    if (!embedding) throw new Error(`The encoder embeds nothing of "${text}"`);
    for (const part of embedding) numbers.push(Math.round(part * STEPS));
    count++;
  }
}
const data = fingerprint(asked, readManifest().plain?.sha256);
const rows = {
  dtype: "I8" as const,
  shape: [count, numbers.length / count],
  data: Int8Array.from(numbers),
};
publishWeights("embeddings", data, (file) =>
  writeTensors(file, { rows }, { pages: JSON.stringify(pages), questions: data }),
);
console.log(`${count} phrasings of ${asked.length} pages`);
process.exit(0);
