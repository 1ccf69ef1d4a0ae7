import { expect, it } from "vitest";
import { type TreeNode, upgma } from "./upgma";

/** The distances between five bacteria by their 5S rRNA in the worked example of Wikipedia's "UPGMA". */
const BACTERIA = [
  [0, 17, 21, 31, 23],
  [17, 0, 30, 34, 21],
  [21, 30, 0, 28, 39],
  [31, 34, 28, 0, 43],
  [23, 21, 39, 43, 0],
];

/** "((a,b):8.5,e):11" */
function write({ height, leaves, branches }: TreeNode): string {
  if (!branches) return "abcde".charAt(leaves[0] ?? 0);
  return `(${branches.map(write).sort().join(",")}):${height}`;
}

it("joins five bacteria at the heights of the documented example", () => {
  const tree = upgma(BACTERIA);
  expect(tree && write(tree)).toBe("(((a,b):8.5,e):11,(c,d):14):16.5");
});

it("has each item once, and is nothing without items", () => {
  expect(upgma(BACTERIA)?.leaves.toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect(upgma([[0]])).toEqual({ height: 0, leaves: [0], branches: null });
  expect(upgma([])).toBeNull();
});
