import { expect, it } from "vitest";
import { readChosen, withChosen } from "./chosen";

it.each([
  ["36,1", [36, 1]],
  ["36,36,1", [36, 1]],
  ["5,4,3,2,1", [5, 4, 3, 2]],
  ["", []],
  ["x,-1,1e1, 2,3", [3]],
])("reads %j as %j", (text, ids) => {
  expect(readChosen(text)).toEqual(ids);
});

it.each([
  ["", [36, 1], "?compare=36,1"],
  ["?category=3&compare=2", [36], "?category=3&compare=36"],
  ["?compare=2&query=a%20b", [], "?query=a+b"],
  ["?compare=2", [], ""],
])("puts into %j the choice %j", (search, ids, expected) => {
  expect(withChosen(search, ids)).toBe(expected);
});
