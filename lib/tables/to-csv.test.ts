import Papa from "papaparse";
import { expect, it } from "vitest";
import { toCsv } from "./to-csv";

it("holds every text to the letter", () => {
  const rows = [
    { name: 'Ada, "Countess"', message: "two\nlines; ü" },
    { name: "", message: "plain" },
  ];
  const text = toCsv(rows, ["name", "message"]);
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(Papa.parse(text.slice(1), { header: true }).data).toEqual(rows);
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("makes no formula of %j", (name) => {
  const [, row] = Papa.parse<string[]>(toCsv([{ name }], ["name"]).slice(1)).data;
  expect(row).toEqual([`'${name}`]);
});

it("is a header alone where there are no rows", () => {
  expect(toCsv<{ a: string }>([], ["a"])).toBe("\uFEFFa\r\n");
});
