// npm run content:check [-- folder]
// Prints every problem in prisma/data, or in the given folder, one per line, and the facts that are due
// for another reading. `-- --coverage` prints how many peptides have which facts.
import { listDueFacts } from "@/lib/facts/due-facts";
import { checkContent } from "../content-check/check-content";
import { readContent } from "../content-check/content";
import { measureCoverage } from "../content-check/coverage";
import { readDataFiles } from "../content-check/read-data-files";
import { countConfirmed } from "../content-check/second-readings";

const named = process.argv.slice(2);
const folder = named.find((name) => !name.startsWith("--")) ?? "prisma/data";
const files = readDataFiles(folder);
const problems = checkContent(files);
for (const { file, field, problem } of problems) {
  console.error(`${folder}/${file}${field && ` ${field}`}: ${problem}`);
}
const { content } = readContent(files);
const today = new Date().toISOString().slice(0, 10);
for (const facts of content.facts) {
  for (const { kind, name, checked } of listDueFacts(facts, today)) {
    console.log(`${folder}/${facts.file} ${kind}: ${name}, checked on ${checked}, is due again`);
  }
}
if (named.includes("--coverage")) {
  for (const { fact, has, of } of measureCoverage(content)) {
    console.log(`${fact.padEnd(32)} ${`${has}`.padStart(3)} of ${of}`);
  }
  const { has, of } = countConfirmed(content);
  console.log(`confirmed by a second reading   ${has} of ${of}`);
}
const names = Object.keys(files);
const articles = files["articles.yaml"];
console.log(
  [
    `${names.filter((name) => name.startsWith("peptides/")).length} peptides`,
    `${Array.isArray(articles) ? articles.length : 0} articles`,
    `${names.filter((name) => name.startsWith("documents/")).length} documents`,
    `${names.length} files checked: ${problems.length} problems`,
  ].join(", "),
);
process.exitCode = problems.length > 0 ? 1 : 0;
