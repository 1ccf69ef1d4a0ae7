import { expect, it } from "vitest";
import { findPassage } from "./passage";
import { splitWords } from "./words";

const long = `${"Before it stands a lot. ".repeat(10)}Here GLP-1 acts.\nThe next line is another item. ${"After it, more. ".repeat(10)}`;
const find = (text: string, query: string, isShown = false) =>
  findPassage([{ label: "Overview", text, isShown }], [splitWords(query)], false)?.parts;

it("marks what was met, as it is written, within its line", () => {
  expect(find("Acts on the α‑MSH receptor.", "alpha msh")).toEqual([
    "Acts on the ",
    "α‑MSH",
    " receptor.",
  ]);
  const parts = find(long, "glp1") ?? [];
  expect(parts[1]).toBe("GLP-1");
  expect(parts[0]).toMatch(/^… \S.*Here $/);
  expect(parts[2]).toBe(" acts.");
});

it("marks each place, and keeps a text that is shown anyway whole", () => {
  const parts = find("A rat, a Rat and a rat.", "rat") ?? [];
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(["rat", "Rat", "rat"]);
  expect(find(long, "glp1", true)?.join("")).toBe(long);
});

it("marks whole words where words were looked for one by one", () => {
  const fields = [{ label: "Benefits", text: "Fewer wrinkles, unwrinkled", isShown: false }];
  expect(findPassage(fields, [["wrinkle"]], true)?.parts).toEqual([
    "Fewer ",
    "wrinkles",
    ", unwrinkled",
  ]);
});

it("takes signs for themselves and answers null where nothing is met", () => {
  expect(find("50 % (n = 3)", "% (")).toEqual(["50 ", "% (", "n = 3)"]);
  expect(find("plain", "(((a+)+")).toBeUndefined();
  expect(findPassage([], [], false)).toBeNull();
});
