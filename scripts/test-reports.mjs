// Reads the reports of Vitest and Playwright as one list of results.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Where `npm test` writes its reports for `npm run conformance`. */
export const REPORTS_FOLDER = "test-results/reports";
export const VITEST_REPORT = path.join(REPORTS_FOLDER, "vitest.json");
export const PLAYWRIGHT_REPORT = path.join(REPORTS_FOLDER, "playwright.json");

/**
 * Every test of the last run: `{ name, file, status, isRetried, seconds, error }`. A name is
 * `file > describe > title`, with the file relative to `root`; status is passed, failed or skipped; the
 * error is the first line of what a failed test said. A missing report counts as empty.
 */
export function readResults(root = process.cwd()) {
  return [
    ...readVitest(readJson(path.join(root, VITEST_REPORT)), root),
    ...readPlaywright(readJson(path.join(root, PLAYWRIGHT_REPORT)), root),
  ];
}

/** The slowest files, as `[file, seconds]`, slowest first. */
export function slowestFiles(results, count) {
  const seconds = new Map();
  for (const result of results) {
    seconds.set(result.file, (seconds.get(result.file) ?? 0) + result.seconds);
  }
  return [...seconds].sort(([, a], [, b]) => b - a).slice(0, count);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function readVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults, message, status }) => {
    const file = path.relative(root, name);
    // A file that cannot be imported has no tests and must not count as passed.
    if (assertionResults.length === 0 && status === "failed") {
      const error = firstLine(message);
      return [{ name: file, file, status, isRetried: false, seconds: 0, error }];
    }
    return assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
      name: [file, ...ancestorTitles, title].join(" > "),
      file,
      status: status === "passed" || status === "failed" ? status : "skipped",
      isRetried: false,
      seconds: (duration ?? 0) / 1000,
      error: firstLine(failureMessages?.[0]),
    }));
  });
}

const playwrightStatuses = {
  expected: "passed",
  flaky: "passed",
  unexpected: "failed",
  skipped: "skipped",
};

function readPlaywright(report, root) {
  if (!report) return [];
  const { rootDir } = report.config;
  return report.suites.flatMap((suite) => {
    const file = path.relative(root, path.join(rootDir, suite.file));
    return readSuite(suite, file, [file]);
  });
}

function readSuite({ specs = [], suites = [] }, file, titles) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: [...titles, title].join(" > "),
      file,
      status: playwrightStatuses[status],
      isRetried: results.length > 1,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      error: firstLine(results.at(-1)?.error?.message),
    })),
  );
  const nested = suites.flatMap((suite) => readSuite(suite, file, [...titles, suite.title]));
  return [...own, ...nested];
}

function firstLine(message = "") {
  return stripVTControlCharacters(message).split("\n", 1)[0];
}
