import { expect, it } from "vitest";
import { contentWords, stem } from "../text/content-words";
import { meaningsOf } from "../understand/question-words";
import families from "./word-families.json";

it("joins words of different stems", () => {
  const single = families.filter((family) => new Set(family.split(" ").map(stem)).size < 2);
  expect(single).toEqual([]);
});

it.each([
  ["spit", "venom"],
  ["haemorrhage", "bleeding"],
  ["mitochondria", "mitochondrial"],
  ["cardiologist", "heart"],
])("knows that %j may stand for %j", (said, meant) => {
  expect(meaningsOf(stem(said))).toContain(stem(meant));
});

it.each([
  ["radiologists", "radiology"],
  ["anaemic", "anemia"],
  ["paediatrician", "pediatric"],
  ["fibrotic", "fibrosis"],
  ["analog", "analogue"],
])("reduces %j and %j to one stem", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it("keeps a type of a disease apart from other numbers", () => {
  expect(contentWords("type 1 diabetes")).not.toContain("1");
  expect(contentWords("type 1 diabetes")[0]).not.toBe(contentWords("type 2 diabetes")[0]);
});
