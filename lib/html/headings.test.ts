import { expect, it } from "vitest";
import { toOwnHeadings } from "./headings";

it.each([
  [
    "<h1>A</h1><h2 class=x>B</h2><H2>C</H2><h3>D</h3>",
    "<h3>A</h3><h4 class=x>B</h4><h4>C</h4><h4>D</h4>",
  ],
  ["<h2>A</h2><h3>B</h3>", "<h3>A</h3><h4>B</h4>"],
  ["<h1>A</h1>", "<h3>A</h3>"],
  ["<h4>A</h4><h6>B</h6>", "<h3>A</h3><h4>B</h4>"],
  ["<h4>A</h4><h3>B</h3>", "<h4>A</h4><h3>B</h3>"],
  ["<p>A</p><hr>", "<p>A</p><hr>"],
])("keeps the order of the headings in %s", (pasted, own) => {
  expect(toOwnHeadings(pasted)).toBe(own);
});
