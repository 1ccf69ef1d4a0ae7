import Papa from "papaparse";

/**
 * Rows as CSV (RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8). A text that a
 * spreadsheet would take for a formula gets an apostrophe before it. No rows give the header alone.
 */
export function toCsv<Row extends object>(rows: Row[], columns: (keyof Row & string)[]): string {
  const data = rows.map((row) => columns.map((column) => row[column]));
  return `\uFEFF${Papa.unparse({ fields: columns, data }, { escapeFormulae: true })}`;
}
