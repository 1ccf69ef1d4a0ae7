import { expect, it } from "vitest";
import { keepUnchanged } from "./keep-unchanged";
import { perItem } from "./per-item";

it("keeps the objects of unchanged items, in the new order, and what was made of them", () => {
  const made: number[] = [];
  const double = perItem(({ id, facts }: { id: number; facts: { doses: number[] } }) => {
    made.push(id);
    return facts.doses.map((dose) => dose * 2);
  });
  const read = (second: number) => [
    { id: 1, facts: { doses: [1] } },
    { id: 2, facts: { doses: [second] } },
  ];
  const before = keepUnchanged(undefined, read(2));
  expect(before.map(double)).toEqual([[2], [4]]);
  const now = keepUnchanged(before, read(3).reverse());
  expect(now.map(({ id }) => id)).toEqual([2, 1]);
  expect(now[1]).toBe(before[0]);
  expect(now.map(double)).toEqual([[6], [2]]);
  expect(made).toEqual([1, 2, 2]);
});
