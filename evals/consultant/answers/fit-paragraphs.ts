import { readFileSync, writeFileSync } from "node:fs";
import type { LibraryIndex, LibraryPeptide } from "@/lib/consultant/corpus/library-index";
import { asksWhy } from "@/lib/consultant/facts/fact-topics";
import { unitsOf } from "@/lib/consultant/retrieve/pages/page-units";
import {
  type ParagraphSigns,
  paragraphSigns,
} from "@/lib/consultant/retrieve/pages/paragraph-signs";
import { readQuestion, readUnnamed } from "@/lib/consultant/understand/read-question";
import { readSeededLibrary } from "../seeded-library";
import { type AnswerCase, answerCase, readAnswerCases } from "./answer-case";
import { countStated } from "./grade";

/**
 * npm run fit:paragraphs [-- --file more.jsonl --file others.jsonl]: fits the weights of a paragraph's signs
 * (conditional logistic regression: the paragraphs of the page compete) to the questions on one peptide of
 * which it is known what an answer states, and prints how often the first one to three state all of it,
 * on questions about peptides that the weights were not fitted to.
 */
const WEIGHTS = new URL(
  "../../../lib/consultant/retrieve/pages/weights/paragraph-weights.json",
  import.meta.url,
);
const KINDS = ["explain", "evidence", "lay", "fact"];
const FOLDS = 6;
const STEPS = 200;
const LEARNS = 0.05;
const SHRINKS = 2;
const SMALLEST = 0.05;

interface Example {
  asked: AnswerCase;
  topic: LibraryPeptide;
  texts: string[];
  rows: [sign: number, value: number][][];
  /** The paragraphs that state most of what a right answer states. */
  right: boolean[];
}

const counts = new Map<string, number[]>();
const library = await readSeededLibrary();
const names: string[] = [];
const places = new Map<string, number>();
const examples = readCases().flatMap((asked) => toExample(library, asked) ?? []);

for (let fold = 0; fold < FOLDS; fold++) {
  const isOf = ({ topic }: Example) => topic.id % FOLDS === fold;
  const weights = fitTo(examples.filter((one) => !isOf(one)));
  for (const example of examples.filter(isOf)) count(example, weights);
}
print();
const weights = fitTo(examples);
const kept = names
  .map((name, at): [string, number] => [name, Number((weights[at] ?? 0).toFixed(2))])
  .filter(([, weight]) => Math.abs(weight) >= SMALLEST)
  .sort(([a], [b]) => a.localeCompare(b));
writeFileSync(WEIGHTS, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);

function readCases(): AnswerCase[] {
  const files = process.argv.filter((_, at, all) => all[at - 1] === "--file");
  const more = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => answerCase.parse(JSON.parse(line))),
  );
  return [...readAnswerCases("tuning.jsonl"), ...more];
}

function toExample(index: LibraryIndex, asked: AnswerCase): Example | null {
  const [message = "", ...others] = asked.turns;
  const ids = [
    ...new Set([...asked.from.matchAll(/(?:^|; ?)(\d+)\b/g)].map(([, id]) => Number(id))),
  ];
  const topic = index.peptides.find(({ id }) => id === ids[0]);
  if (!topic || ids.length > 1 || others.length > 0 || !KINDS.includes(asked.kind)) return null;
  const named = readQuestion(index, message, []);
  const read = named.topics.includes(topic) ? named : readUnnamed(index, message);
  const question = asksWhy(read.text) ? { ...read, intents: ["mechanism" as const] } : read;
  const texts = unitsOf(topic).map(({ sentences }) => [topic.name, ...sentences].join(" "));
  const stated = texts.map((text) => countStated(asked.holds, text));
  const most = Math.max(...stated);
  if (most <= countStated(asked.holds, topic.name)) return null;
  const rows = paragraphSigns(index, topic, question).map(toRow);
  return { asked, topic, texts, rows, right: stated.map((one) => one === most) };
}

function toRow(signs: ParagraphSigns): [number, number][] {
  return Object.entries(signs).map(([name, value]) => {
    const at = places.get(name) ?? names.push(name) - 1;
    places.set(name, at);
    return [at, value];
  });
}

/** By Adam; signs of single sections are shrunk more than those of the words. */
function fitTo(fitted: Example[]): Float64Array {
  const [learnt, mean, square] = [0, 1, 2].map(() => new Float64Array(names.length));
  if (!learnt || !mean || !square) throw new Error("No weights");
  for (let step = 1; step <= STEPS; step++) {
    const slope = learnt.map((weight, at) => SHRINKS * weight * (isOfPlace(names[at]) ? 1 : 0.3));
    for (const { rows, right } of fitted) {
      const raised = softmax(rows, learnt);
      const all = raised.reduce((sum, one) => sum + one, 0);
      const good = raised.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0);
      for (const [at, row] of rows.entries()) {
        const off = (raised[at] ?? 0) / all - (right[at] ? (raised[at] ?? 0) / good : 0);
        for (const [sign, value] of row) slope[sign] = (slope[sign] ?? 0) + off * value;
      }
    }
    for (const [at, one] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * one;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * one * one;
      const by = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const scale = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      learnt[at] = (learnt[at] ?? 0) - (LEARNS * by) / scale;
    }
  }
  return learnt;
}

function isOfPlace(name = ""): boolean {
  return /^(?:fact|why|figure|evidence|other) |^(?:overview|mechanism|sideEffects|dosage|warnings|research|evidence|status|sport|facts|article)$/.test(
    name,
  );
}

function scoreOf(row: [number, number][], learnt: Float64Array): number {
  return row.reduce((sum, [sign, value]) => sum + value * (learnt[sign] ?? 0), 0);
}

function softmax(rows: [number, number][][], learnt: Float64Array): number[] {
  const scores = rows.map((row) => scoreOf(row, learnt));
  const most = Math.max(...scores);
  return scores.map((score) => Math.exp(score - most));
}

function count({ asked, texts, rows }: Example, learnt: Float64Array): void {
  const ranked = rows
    .map((row, at) => ({ score: scoreOf(row, learnt), text: texts[at] ?? "" }))
    .sort((a, b) => b.score - a.score);
  const states = (most: number) => {
    const text = ranked.slice(0, most).map((one) => one.text);
    return countStated(asked.holds, text.join(" ")) === asked.holds.length ? 1 : 0;
  };
  const key = `${asked.id.replace(/-.*/, "")} ${asked.kind}`;
  const row = counts.get(key) ?? [0, 0, 0, 0];
  counts.set(
    key,
    [1, states(1), states(2), states(3)].map((one, at) => one + (row[at] ?? 0)),
  );
}

function print(): void {
  console.log("questions, and of how many the first one, two, three paragraphs state all");
  for (const [key, row] of [...counts].sort()) console.log(key.padEnd(14), row.join(" "));
}
