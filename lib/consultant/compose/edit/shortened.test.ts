import { expect, it } from "vitest";
import { overviewOfAlphatide } from "@/tests/support/alphatide";
import { quote, say } from "../parts/draft";
import { shortened } from "./shortened";

const FIRST = ["Nausea is common."];
const SECOND = ["Gallstones are rare."];
const passage = overviewOfAlphatide(FIRST, SECOND);
const blocks = [say("Selank:"), quote(passage, FIRST), quote(passage, SECOND)];

it.each(["In one sentence, is it safe?", "Just yes or no please", "short answer: any harms?"])(
  "keeps the first paragraph that rests on a page where %j asks for little",
  (message) => {
    expect(shortened(blocks, message)).toEqual(blocks.slice(0, 2));
  },
);

it.each([
  "Is its half-life short?",
  "Which has the shorter half-life?",
  "Does it help in short children?",
  "Is it for those with more than one line of therapy?",
])("keeps all of it where nothing asks for less: %j", (message) => {
  expect(shortened(blocks, message)).toBe(blocks);
});

it("keeps a list whole, and what rests on no page", () => {
  const list = [{ ...quote(passage, FIRST), isList: true }, quote(passage, SECOND)];
  expect(shortened(list, "briefly")).toBe(list);
  const own = [say("The library holds nothing on this.")];
  expect(shortened(own, "briefly")).toBe(own);
});
