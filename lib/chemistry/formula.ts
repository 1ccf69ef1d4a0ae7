/** Element symbol → count. A change of a formula, such as a ring closure, may have negative counts. */
export type Formula = Readonly<Record<string, number>>;

/** A piece of a formula for typesetting: `text` on the line, `sub` below it (empty where none). */
export interface FormulaRun {
  text: string;
  sub: string;
}

export class FormulaError extends Error {
  override name = "FormulaError";
}

const ATOMIC_MASS: Formula = {
  C: 12.011,
  H: 1.008,
  N: 14.007,
  O: 15.999,
  S: 32.06,
  Cu: 63.546,
};

/**
 * Average molecular mass of a formula, in g/mol, unrounded.
 * Atomic masses: IUPAC standard atomic weights (abridged) of C, H, N, O, S and Cu.
 * Throws `FormulaError` at any other element, at malformed text and at a negative count.
 */
export function averageMass(formula: string | Formula): number {
  const counts = typeof formula === "string" ? parseFormula(formula) : addFormulas(formula);
  return Object.entries(counts).reduce(
    (mass, [element, count]) => mass + atomicMass(element) * count,
    0,
  );
}

/**
 * Reads a molecular formula such as `C62H98N16O22` or `CH3(CH2)14COOH`; round and square brackets
 * nest. Throws `FormulaError` at an unknown element, an unbalanced bracket or a count of zero.
 */
export function parseFormula(text: string): Formula {
  const levels: OpenBracket[] = [{ counts: {}, closer: "" }];
  let index = 0;
  while (index < text.length) {
    const token = readToken(text, index);
    const level = currentLevel(levels);
    if (token.symbol === "(" || token.symbol === "[") {
      levels.push({ counts: {}, closer: token.symbol === "(" ? ")" : "]" });
    } else if (token.symbol === ")" || token.symbol === "]") {
      closeBracket(levels, token, index);
    } else {
      atomicMass(token.symbol);
      addCounts(level.counts, { [token.symbol]: 1 }, token.count);
    }
    index += token.length;
  }
  const { counts, closer } = currentLevel(levels);
  if (closer) throw new FormulaError(`A bracket is not closed with "${closer}" in "${text}"`);
  if (Object.keys(counts).length === 0) throw new FormulaError("The formula is empty");
  return counts;
}

/** Sums formulas and changes; elements that cancel out are dropped. Throws below zero. */
export function addFormulas(...formulas: Formula[]): Formula {
  const sum: Record<string, number> = {};
  for (const formula of formulas) addCounts(sum, formula, 1);
  for (const [element, count] of Object.entries(sum)) {
    if (count < 0) throw new FormulaError(`The formula would hold ${count} ${element}`);
    if (count === 0) delete sum[element];
  }
  return sum;
}

/** Hill order: C, H, then the rest by alphabet; without carbon, all by alphabet. */
export function formatFormula(formula: Formula): string {
  return Object.entries(formula)
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => compareHill(a, b, "C" in formula))
    .map(([element, count]) => (count === 1 ? element : `${element}${count}`))
    .join("");
}

/**
 * Splits a formula for typesetting: `C62H98` → `[{ text: "C", sub: "62" }, { text: "H", sub: "98" }]`.
 * Digits are subscripts only after a letter or a bracket, so the factor in `·2H2O` stays on the
 * line. Never throws: the texts and subscripts joined are always the input.
 */
export function formulaRuns(formula: string): FormulaRun[] {
  const runs = formula.matchAll(/([A-Z][a-z]?|[)\]])(\d*)|([^A-Z)\]]+)/g);
  return Array.from(runs, ([, atom, sub = "", other = ""]) => ({ text: atom ?? other, sub }));
}

interface OpenBracket {
  counts: Record<string, number>;
  closer: string;
}

interface FormulaToken {
  symbol: string;
  count: number;
  length: number;
}

function readToken(text: string, index: number): FormulaToken {
  const pattern = /(?:([A-Z][a-z]?|[)\]])([1-9]\d{0,5})?|[([])(?!\d)/y;
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  if (!match) {
    throw new FormulaError(`"${text}" cannot be read as a formula from character ${index + 1} on`);
  }
  const [whole, symbol = whole, digits = "1"] = match;
  return { symbol, count: Number(digits), length: whole.length };
}

function closeBracket(levels: OpenBracket[], token: FormulaToken, index: number): void {
  const closed = currentLevel(levels);
  if (closed.closer !== token.symbol) {
    throw new FormulaError(`"${token.symbol}" at character ${index + 1} closes no bracket`);
  }
  if (Object.keys(closed.counts).length === 0) {
    throw new FormulaError(`The bracket closed at character ${index + 1} is empty`);
  }
  levels.pop();
  addCounts(currentLevel(levels).counts, closed.counts, token.count);
}

function currentLevel(levels: OpenBracket[]): OpenBracket {
  return levels.at(-1) ?? { counts: {}, closer: "" };
}

function addCounts(sum: Record<string, number>, added: Formula, times: number): void {
  for (const [element, count] of Object.entries(added)) {
    sum[element] = (sum[element] ?? 0) + count * times;
    if (!Number.isSafeInteger(sum[element])) {
      throw new FormulaError(`The count of ${element} is not a whole number in range`);
    }
  }
}

function atomicMass(element: string): number {
  const mass = Object.hasOwn(ATOMIC_MASS, element) ? ATOMIC_MASS[element] : undefined;
  if (mass === undefined) throw new FormulaError(`Unknown element "${element}"`);
  return mass;
}

function compareHill(a: string, b: string, isOrganic: boolean): number {
  const rank = (element: string) => (isOrganic ? ["C", "H"].indexOf(element) : -1);
  const [rankA, rankB] = [rank(a), rank(b)];
  if (rankA >= 0 && rankB >= 0) return rankA - rankB;
  if (rankA >= 0) return -1;
  if (rankB >= 0) return 1;
  return a < b ? -1 : 1;
}
