import { expect, it } from "vitest";
import { stem } from "../../text/content-words";
import readersWords from "../../vocabulary/readers/readers-words.json";
import { readTerms } from "./readers-terms";

it.each([
  ["why does it wear off so soon", "half"],
  ["how does it leave the body", "elimination"],
  ["made to copy a hormone", "analogue"],
  ["the seals between gut cells", "junction"],
])("knows of %j that a page may say %j", (said, meant) => {
  expect(readTerms(said).flatMap(({ others }) => others)).toContain(stem(meant));
});

it("takes a phrase for one term", () => {
  const terms = readTerms("it was built back to front");
  expect(terms.map(({ own }) => own)).toContainEqual(["back", "front"]);
});

it("has entries of what is said and what is meant", () => {
  expect(readersWords.filter((entry) => !/^[^>]+ > [^>]+$/.test(entry))).toEqual([]);
});
