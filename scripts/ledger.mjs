// The ledger: every testable statement of the specification with the tests that prove it.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const LEDGER_FOLDER = "tests/conformance";
const engines = ["sqlite", "postgresql"];

/**
 * The statements of `tests/conformance/*.yaml`: `{ id, document, line, says, tests }`.
 * Throws if an entry lacks a key, has an unknown key or repeats an id.
 */
export function readLedger(root = process.cwd()) {
  const folder = path.join(root, LEDGER_FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  const statements = files.sort().flatMap((file) => {
    const { document, statements } = parse(readFileSync(path.join(folder, file), "utf8"));
    return statements.map((statement) => checkStatement({ document, ...statement }, file));
  });
  const ids = new Set();
  for (const { id } of statements) {
    if (ids.has(id)) throw new Error(`The ledger has two statements ${id}.`);
    ids.add(id);
  }
  return statements;
}

/**
 * Compares statements with the results of a run. Returns `{ covered, failing, uncovered }`: failing
 * ones list the tests that failed, were skipped or did not run; uncovered ones name no test. `$engine`
 * in a test's name stands for both databases.
 */
export function judge(statements, results, { untestedEngines = [] } = {}) {
  const statuses = new Map();
  for (const { name, status } of results) {
    statuses.set(name, [...(statuses.get(name) ?? []), status]);
  }
  const verdicts = { covered: [], failing: [], uncovered: [] };
  for (const statement of statements) {
    if (statement.tests.length === 0) {
      verdicts.uncovered.push(statement);
      continue;
    }
    const problems = statement.tests
      .flatMap((name) => expandEngine(name, untestedEngines))
      .flatMap((name) => problemOf(name, statuses.get(name)));
    if (problems.length > 0) verdicts.failing.push({ ...statement, problems });
    else verdicts.covered.push(statement);
  }
  return verdicts;
}

/**
 * Compares verdicts with the known gaps, `{ id: reason }` in `tests/conformance/open.json`, which may
 * only shrink: `unlisted` statements are neither covered nor in the list, `closed` ones are in the list
 * but covered or removed from the specification.
 */
export function holdAgainstOpen({ covered, failing, uncovered }, open) {
  const missing = [...failing, ...uncovered];
  const openIds = new Set(missing.map(({ id }) => id));
  return {
    unlisted: missing.filter(({ id }) => !(id in open)),
    closed: Object.keys(open).filter((id) => !openIds.has(id)),
    count: covered.length,
  };
}

/** See `holdAgainstOpen`. */
export function readOpen(root = process.cwd()) {
  return JSON.parse(readFileSync(path.join(root, LEDGER_FOLDER, "open.json"), "utf8"));
}

const keys = ["id", "document", "line", "says", "tests"];

function checkStatement(statement, file) {
  const isWhole =
    keys.every((key) => statement[key] !== undefined) &&
    Object.keys(statement).every((key) => keys.includes(key)) &&
    Number.isInteger(statement.line) &&
    Array.isArray(statement.tests);
  if (!isWhole) {
    throw new Error(
      `${file}: ${statement.id ?? JSON.stringify(statement)} needs ${keys.join(", ")}`,
    );
  }
  return statement;
}

function expandEngine(name, untestedEngines) {
  if (!name.includes("$engine")) return [name];
  return engines
    .filter((engine) => !untestedEngines.includes(engine))
    .map((engine) => name.replaceAll("$engine", engine));
}

function problemOf(name, statuses) {
  if (!statuses) return [`did not run: ${name}`];
  const bad = statuses.find((status) => status !== "passed");
  return bad ? [`${bad}: ${name}`] : [];
}
