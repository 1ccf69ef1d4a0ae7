// npm run conformance: how much of the specification the last test run covers.
// `-- --list` also prints covered statements; `-- --without postgresql` skips an engine.
// Fails if a statement is neither covered nor listed in tests/conformance/open.json.
import { parseArgs } from "node:util";
import { holdAgainstOpen, judge, readLedger, readOpen } from "./ledger.mjs";
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
const verdicts = judge(readLedger(), results, { untestedEngines: values.without });
const { covered, failing, uncovered } = verdicts;
const open = readOpen();
const { unlisted, closed } = holdAgainstOpen(verdicts, open);
if (values.list) for (const statement of covered) console.log(`covered    ${tell(statement)}`);
for (const statement of failing) {
  console.log(`failing    ${tell(statement)}`);
  for (const problem of statement.problems) console.log(`           ${problem}`);
}
for (const statement of uncovered) console.log(`uncovered  ${tell(statement)}`);
for (const id of closed) console.log(`closed     ${id} is covered: take it out of open.json`);
console.log(
  `${covered.length} covered, ${failing.length} failing, ${uncovered.length} uncovered; ` +
    `${Object.keys(open).length} of these are known to be open, ${unlisted.length} are new`,
);
process.exitCode = unlisted.length + closed.length > 0 ? 1 : 0;

function tell({ id, document, line, says }) {
  return `${id} (${document}:${line}) ${says}`;
}
