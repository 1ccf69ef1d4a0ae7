import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdAgainstOpen, judge, readLedger } from "./ledger.mjs";
import { PLAYWRIGHT_REPORT, readResults, slowestFiles, VITEST_REPORT } from "./test-reports.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "amide-ledger-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(
    path.join(root, file),
    typeof content === "string" ? content : JSON.stringify(content),
  );
}

const unitTest = (title: string, status: string) => ({
  ancestorTitles: ["sums on sqlite"],
  title,
  status,
  duration: 1500,
});

describe("the results of a run", () => {
  it("are read from both reports under one kind of name", () => {
    write(VITEST_REPORT, {
      testResults: [
        {
          name: path.join(root, "lib/sum.test.ts"),
          status: "passed",
          assertionResults: [unitTest("adds", "passed"), unitTest("divides", "pending")],
        },
        {
          name: path.join(root, "lib/broken.test.ts"),
          status: "failed",
          message: "cannot be imported\nfor a reason",
          assertionResults: [],
        },
      ],
    });
    write(PLAYWRIGHT_REPORT, {
      config: { rootDir: path.join(root, "tests/browser") },
      suites: [
        {
          title: "home.spec.ts",
          file: "home.spec.ts",
          specs: [
            {
              title: "opens",
              tests: [{ status: "flaky", results: [{ duration: 1 }, { duration: 2 }] }],
            },
          ],
          suites: [
            {
              title: "a search",
              specs: [
                {
                  title: "fails",
                  tests: [
                    {
                      status: "unexpected",
                      results: [{ duration: 3, error: { message: "\u001b[31mnot 1 but 2\n" } }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    const results = readResults(root);
    expect(
      results.map(({ name, status, isRetried, error }) => [name, status, isRetried, error]),
    ).toEqual([
      ["lib/sum.test.ts > sums on sqlite > adds", "passed", false, ""],
      ["lib/sum.test.ts > sums on sqlite > divides", "skipped", false, ""],
      ["lib/broken.test.ts", "failed", false, "cannot be imported"],
      ["tests/browser/home.spec.ts > opens", "passed", true, ""],
      ["tests/browser/home.spec.ts > a search > fails", "failed", false, "not 1 but 2"],
    ]);
    expect(slowestFiles(results, 1)).toEqual([["lib/sum.test.ts", 3]]);
  });

  it("are none where nothing ran", () => {
    expect(readResults(root)).toEqual([]);
  });
});

describe("the ledger", () => {
  const statement = { id: "A-1", document: "public", line: 1, says: "It adds." };
  const passed = (name: string) => ({ name, status: "passed" });

  it("is read from every file, and refuses an incomplete or repeated statement", () => {
    const entry = "  - { id: A-1, line: 1, says: It adds., tests: [one] }\n";
    write("tests/conformance/a.yaml", `document: public\nstatements:\n${entry}`);
    expect(readLedger(root)).toEqual([{ ...statement, tests: ["one"] }]);
    write("tests/conformance/b.yaml", `document: admin\nstatements:\n${entry}`);
    expect(() => readLedger(root)).toThrow("two statements A-1");
    write("tests/conformance/b.yaml", "document: admin\nstatements:\n  - { id: B-1, line: 2 }\n");
    expect(() => readLedger(root)).toThrow("B-1 needs");
  });

  it("covers a statement only where each of its tests ran and passed", () => {
    const verdict = (tests: string[], results: { name: string; status: string }[]) => {
      const { covered, failing } = judge([{ ...statement, tests }], results);
      return covered.length === 1 ? "covered" : failing.flatMap(({ problems }) => problems);
    };
    expect(verdict(["one"], [passed("one")])).toBe("covered");
    expect(verdict(["one", "two"], [passed("one")])).toEqual(["did not run: two"]);
    expect(verdict(["one"], [{ name: "one", status: "skipped" }])).toEqual(["skipped: one"]);
    expect(verdict(["one"], [passed("one"), { name: "one", status: "failed" }])).toEqual([
      "failed: one",
    ]);
  });

  it("wants a test on both engines where its name says so", () => {
    const tests = ["sums on $engine > adds"];
    const results = [passed("sums on sqlite > adds")];
    expect(judge([{ ...statement, tests }], results).failing).toHaveLength(1);
    expect(
      judge([{ ...statement, tests }], results, { untestedEngines: ["postgresql"] }).covered,
    ).toHaveLength(1);
  });

  it("counts a statement without a test as uncovered", () => {
    expect(judge([{ ...statement, tests: [] }], []).uncovered).toHaveLength(1);
  });

  it("lists what is open, and the list may only shrink", () => {
    const verdicts = judge([{ ...statement, tests: [] }], []);
    expect(holdAgainstOpen(verdicts, {}).unlisted).toHaveLength(1);
    expect(holdAgainstOpen(verdicts, { "A-1": "not tested yet" })).toMatchObject({
      unlisted: [],
      closed: [],
    });
    expect(holdAgainstOpen(verdicts, { "A-1": "", "B-1": "covered" }).closed).toEqual(["B-1"]);
  });
});
