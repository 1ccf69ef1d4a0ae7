import { expect, it } from "vitest";
import { findRemovals } from "./removals";

it.each([
  ["<p>a <strong>b</strong> H<sub>2</sub>O</p>", []],
  [
    '<p style="color:red">a <img src="x"> <span>b</span><span>c</span></p>',
    ["style on <p>", "<img>", "<span>"],
  ],
  ['<a href="/peptides/1" rel="noopener">a</a>', []],
  ['<a href="javascript:alert(1)" target="_blank">a</a>', ["a link's address", "target on <a>"]],
  ["a < b & c", []],
  ["<h1>a</h1><script>b</script>", ["<h1>", "<script>"]],
])("what the sanitiser takes out of %s", (html, expected) => {
  expect(findRemovals(html)).toEqual(expected);
});
