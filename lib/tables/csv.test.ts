import fc from "fast-check";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { fromCsv, toCsv } from "./csv";

/** What is likely to break a table, and anything else. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."=+-@＝＋－＠﹦−⁺'\"|,;[] \t\r\n\u200b\ufeffa1") }),
  fc.string({ unit: "grapheme" }),
);

it("gives back every text as it was, none of them a formula", () => {
  const row = fc.record({ id: fc.constant("x"), one: hostile, two: hostile });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const text = toCsv(rows, ["id", "one", "two"]);
      expect(text.startsWith("\uFEFF")).toBe(true);
      expect(fromCsv(text)).toEqual({ header: ["id", "one", "two"], rows });
      for (const cell of Papa.parse<string[]>(text).data.flat()) {
        expect(cell).not.toMatch(/^[=+\-@\s]/);
        expect(cell.normalize("NFKC")).not.toMatch(/^[=+\-@]/);
      }
    }),
  );
});

it.each([
  "=1+1",
  "＝1+1",
  "⩵1",
  "⩶",
  "﹢1",
  "−1",
  "\n=1+1",
  "\r=1",
  "\t=1",
  " =1",
  "\u200b=1",
  "\ufeff=1",
])("marks %j", (text) => {
  const csv = toCsv([{ text }], ["text"]);
  expect(Papa.parse<string[]>(csv.slice(1)).data[1]).toEqual([`'${text}`]);
  expect(fromCsv(csv).rows).toEqual([{ text }]);
});

it("is a header alone where there are no rows", () => {
  expect(toCsv<{ a: string }>([], ["a"])).toBe("\uFEFFa\r\n");
});

it.each([
  ['a,b\n"1,2\n', "A cell begins with a quotation mark and does not end with one."],
  ["a,b\n1\n", "Row 1: It has fewer cells than the first row has names."],
  ["a,b\n1,2\n1,2,3\n", "Row 2: It has more cells than the first row has names."],
])("says in plain words why %j is no table", (text, problem) => {
  expect(() => fromCsv(text)).toThrow(`The file is not a CSV table. ${problem}`);
});
