import { expect, test } from "vitest";
import type { FilterOptions } from "./fact-filter";
import { resolveTerms } from "./resolve-terms";

const options: FilterOptions = {
  of: {
    condition: [
      ["obesity", "Obesity"],
      ["type-2-diabetes", "Type 2 diabetes"],
    ],
    target: [["glp-1-receptor", "GLP-1 receptor"]],
  },
};
const resolve = (query: string) => resolveTerms(new URLSearchParams(query), options).toString();

test.each([
  ["condition=overweight", "condition=obesity"],
  ["condition=T2DM&status=approved", "condition=type-2-diabetes&status=approved"],
  ["target=GLP1R", "target=glp-1-receptor"],
  ["query=overweight&condition=Obesity", "query=overweight&condition=obesity"],
])("%s means %s", (query, meant) => {
  expect(resolve(query)).toBe(meant);
});

test.each([
  "condition=obesity",
  "condition=bogus",
  "condition=acromegaly",
  "condition=",
  "target=constructor",
  "status=bogus",
])("%s stays", (query) => {
  expect(resolve(query)).toBe(query);
});
