import { expect, it } from "vitest";
import { parseSequence } from "../sequence";
import { groupAlike } from "./group-alike";

const item = (name: string, text: string) => ({ name, sequence: parseSequence(text) });
const sermorelin = item("Sermorelin", "YADAIFTNSYRKVLGQLSARKLLQDIMSR-NH2");
const analogue = item("CJC-1295", "YADAIFTQSYRKVLAQLSARKLLQDILSR-NH2");
const oxytocin = item("Oxytocin", "CYIQNCPLG-NH2");
const vasopressin = item("Vasopressin", "CYFQNCPRG-NH2");
const short = item("GHK", "GHK");

const namesIn = (items: { name: string; sequence: ReturnType<typeof parseSequence> }[]) => {
  const { groups, alone } = groupAlike(items);
  return {
    groups: groups.map(({ first, others }) => [first, ...others].map(({ name }) => name)),
    alone: alone.map(({ name }) => name),
  };
};

it("aligns what is alike, whichever stands first, and leaves out what is not", () => {
  expect(namesIn([short, sermorelin, analogue])).toEqual({
    groups: [["Sermorelin", "CJC-1295"]],
    alone: ["GHK"],
  });
});

it("finds two pairs among four", () => {
  expect(namesIn([sermorelin, oxytocin, vasopressin, analogue])).toEqual({
    groups: [
      ["Sermorelin", "CJC-1295"],
      ["Oxytocin", "Vasopressin"],
    ],
    alone: [],
  });
});

it("has no group of what shares next to nothing", () => {
  expect(namesIn([sermorelin, oxytocin])).toEqual({
    groups: [],
    alone: ["Sermorelin", "Oxytocin"],
  });
  expect(groupAlike([])).toEqual({ groups: [], alone: [] });
});
