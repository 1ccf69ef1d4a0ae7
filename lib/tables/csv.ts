import Papa from "papaparse";
import { ApiError } from "@/lib/api/errors";

/** Without it spreadsheet programs take UTF-8 for something else. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Begins what a spreadsheet would run. Cells that begin so after apostrophes are marked too, so that
 * taking one apostrophe away always gives back what was there.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180) in which no cell is a formula. No rows give the header alone. */
export function toCsv<Row extends object>(rows: Row[], columns: (keyof Row & string)[]): string {
  const data = rows.map((row) => columns.map((column) => row[column]));
  const table = Papa.unparse({ fields: columns, data }, { escapeFormulae: FORMULA });
  return `${BYTE_ORDER_MARK}${table}${rows.length > 0 ? "\r\n" : ""}`;
}

/** The rows by the names in the header, as `toCsv` had them. Throws 422 at what is no table. */
export function fromCsv(text: string): { header: string[]; rows: Record<string, string>[] } {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(
    text.replace(BYTE_ORDER_MARK, ""),
    { header: true, skipEmptyLines: "greedy" },
  );
  const problem = errors.find(({ type }) => type !== "Delimiter");
  if (problem) {
    // Where a quotation mark has no end Papa counts rows by the whole file.
    const isCounted = problem.row !== undefined && problem.type === "FieldMismatch";
    const row = isCounted ? `Row ${Number(problem.row) + 1}: ` : "";
    throw new ApiError("invalid", `The file is not a CSV table. ${row}${problems[problem.code]}`);
  }
  const rows = data.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, withoutMark(cell)])),
  );
  return { header: meta.fields ?? [], rows };
}

const problems: Record<Papa.ParseError["code"], string> = {
  MissingQuotes: "A cell begins with a quotation mark and does not end with one.",
  InvalidQuotes: "Double each quotation mark within a cell that stands in quotation marks.",
  TooManyFields: "It has more cells than the first row has names.",
  TooFewFields: "It has fewer cells than the first row has names.",
  UndetectableDelimiter: "Separate its cells by commas.",
};

function withoutMark(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
