// npm run conformance: how much of the specification is shown by the last run of the tests.
// `-- --list` prints every covered statement too; `-- --without postgresql` leaves an engine out.
import { parseArgs } from "node:util";
import { judge, readLedger } from "./ledger.mjs";
import { readResults } from "./test-reports.mjs";

const { values } = parseArgs({
  options: {
    list: { type: "boolean", default: false },
    without: { type: "string", multiple: true, default: [] },
  },
});
const results = readResults();
if (results.length === 0) {
  console.error("There are no test reports yet. Run npm test first.");
  process.exit(1);
}
const { covered, failing, uncovered } = judge(readLedger(), results, {
  untestedEngines: values.without,
});
if (values.list) for (const statement of covered) console.log(`covered    ${tell(statement)}`);
for (const statement of failing) {
  console.log(`failing    ${tell(statement)}`);
  for (const problem of statement.problems) console.log(`           ${problem}`);
}
for (const statement of uncovered) console.log(`uncovered  ${tell(statement)}`);
console.log(`${covered.length} covered, ${failing.length} failing, ${uncovered.length} uncovered`);
process.exitCode = failing.length + uncovered.length > 0 ? 1 : 0;

function tell({ id, document, line, says }) {
  return `${id} (${document}:${line}) ${says}`;
}
