import { expect, it } from "vitest";
import { nearWords } from "./near-words";

const known = ["acetate", "sema", "semaglutide", "semax", "tirzepatide"];

it("finds the nearest words, whole ones before beginnings", () => {
  expect(nearWords(known, "semiglutide")).toEqual(["semaglutide"]);
  expect(nearWords(known, "tirzepitide")).toEqual(["tirzepatide"]);
  expect(nearWords(known, "semxa")).toEqual(["sema", "semax"]);
  expect(nearWords(known, "tirzapat")).toEqual(["tirzepatide"]);
});

it("forgives neither short words nor numbers nor what is far away", () => {
  expect(nearWords(known, "smx")).toEqual([]);
  expect(nearWords(["35658024"], "35658025")).toEqual([]);
  expect(nearWords(known, "liraglutide")).toEqual([]);
});
