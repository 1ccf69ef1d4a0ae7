// npm run content:check [-- folder]
// Prints every problem in prisma/data, or in the given folder, one per line.
import { checkContent } from "../content-check/check-content";
import { readDataFiles } from "../content-check/read-data-files";

const folder = process.argv[2] ?? "prisma/data";
const files = readDataFiles(folder);
const problems = checkContent(files);
for (const { file, field, problem } of problems) {
  console.error(`${folder}/${file}${field && ` ${field}`}: ${problem}`);
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
