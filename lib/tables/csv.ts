import Papa from "papaparse";
import { ApiError } from "@/lib/api/errors";

/** Spreadsheet programs detect UTF-8 by it. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * The start of a cell that a spreadsheet may run as a formula: an operator, also full-width (in Asian
 * locales) and after white space or control characters. Such cells get an apostrophe, also those that
 * begin with apostrophes already, so that removing one always restores the text.
 */
const FORMULA =
  /^'*(?:[=+\-@]|[\s\p{Cc}\p{Cf}]|[\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212\u207a\u207b\u207c\u208a\u208b\u208c\u2a75\u2a76\ufb29])/u;

/** Rows as CSV (RFC 4180) in which no cell is a formula. Without rows only the header. */
export function toCsv<Row extends object>(rows: Row[], columns: (keyof Row & string)[]): string {
  const data = rows.map((row) => columns.map((column) => row[column]));
  const table = Papa.unparse({ fields: columns, data }, { escapeFormulae: FORMULA });
  return `${BYTE_ORDER_MARK}${table}${rows.length > 0 ? "\r\n" : ""}`;
}

/** The rows by column name, the inverse of `toCsv`. Throws 422 if the text is not a table. */
export function fromCsv(text: string): { header: string[]; rows: Record<string, string>[] } {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(
    text.replace(BYTE_ORDER_MARK, ""),
    { header: true, skipEmptyLines: "greedy" },
  );
  const problem = errors.find(({ type }) => type !== "Delimiter");
  if (problem) {
    // With an unclosed quote Papa counts the rest of the file as one row.
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
