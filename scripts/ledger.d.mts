export interface Statement {
  id: string;
  document: string;
  line: number;
  says: string;
  tests: string[];
}
export interface Verdicts {
  covered: Statement[];
  failing: (Statement & { problems: string[] })[];
  uncovered: Statement[];
}
export function readLedger(root?: string): Statement[];
export function judge(
  statements: Statement[],
  results: { name: string; status: string }[],
  options?: { untestedEngines?: string[] },
): Verdicts;
export function readOpen(root?: string): Record<string, string>;
export function holdAgainstOpen(
  verdicts: Verdicts,
  open: Record<string, string>,
): { unlisted: Statement[]; closed: string[]; count: number };
