import { readFileSync } from "node:fs";
import { ask, type Told } from "../ask";
import { readSeededLibrary } from "../seeded-library";
import { type AnswerCase, answerCase, readAnswerCases } from "./answer-case";
import { GRADES, type Graded, grade } from "./grade";

// npm run eval:answers [-- --show partial,wrong] [-- --file cases.jsonl]
const options = process.argv.slice(2);
const optionOf = (name: string) => options[options.indexOf(name) + 1] ?? "";
const shown = options.includes("--show") ? optionOf("--show").split(",") : [];
const cases = options.includes("--file")
  ? readFileSync(optionOf("--file"), "utf8")
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => answerCase.parse(JSON.parse(line)))
  : readAnswerCases("tuning.jsonl");
const library = await readSeededLibrary();

interface Result {
  asked: AnswerCase;
  told: Told;
  graded: Graded;
}

const results: Result[] = [];
for (const asked of cases) {
  const told = await ask(library, asked.turns.at(-1) ?? "", { after: asked.turns.slice(0, -1) });
  results.push({ asked, told, graded: grade(library, asked, told) });
}

for (const { asked, told, graded } of results) {
  if (!shown.includes(graded.grade)) continue;
  console.log(`\n${graded.grade.toUpperCase()} ${asked.id} (${asked.kind}, ${asked.from})`);
  for (const turn of asked.turns) console.log(`  > ${turn}`);
  console.log(
    `  wants ${JSON.stringify(asked.members ?? asked.holds)}, not ${JSON.stringify(asked.not)}`,
  );
  console.log(told.text.replaceAll(/^/gm, "  | "));
}

const kinds = [...Map.groupBy(results, ({ asked }) => asked.kind), ["all", results] as const];
console.log(
  `\n${"kind".padEnd(10)}${["of", ...GRADES, "early", "words", "repeats"].map((head) => head.padStart(10)).join("")}`,
);
for (const [kind, ofKind] of kinds) {
  const share = (count: number) => `${((100 * count) / ofKind.length).toFixed(1)} %`;
  const ofGrade = (wanted: string) => ofKind.filter(({ graded }) => graded.grade === wanted).length;
  const cells = [
    String(ofKind.length),
    ...GRADES.map((one) => `${ofGrade(one)} ${share(ofGrade(one))}`),
    share(ofKind.filter(({ graded }) => graded.isEarly).length),
    String(median(ofKind.map(({ graded }) => graded.words))),
    String(ofKind.filter(({ graded }) => graded.repeatedOpenings > 0).length),
  ];
  console.log(`${kind.padEnd(10)}${cells.map((cell) => cell.padStart(12)).join("")}`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
