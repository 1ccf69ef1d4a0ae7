export interface TestResult {
  name: string;
  file: string;
  status: "passed" | "failed" | "skipped";
  isRetried: boolean;
  seconds: number;
  /** Empty for a test that has not failed. */
  error: string;
}
export const REPORTS_FOLDER: string;
export const VITEST_REPORT: string;
export const PLAYWRIGHT_REPORT: string;
export function readResults(root?: string): TestResult[];
export function slowestFiles(results: TestResult[], count: number): [string, number][];
