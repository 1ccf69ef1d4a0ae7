import { expect, it } from "vitest";
import { earlierQuestion } from "@/tests/support/earlier-question";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { readQuestion } from "../read-question";
import { askAgain, askOpposite, withNames } from "./ask-again";

const library = await makeSmallLibrary([
  { name: "Alphatide" },
  { name: "Betatide" },
  { name: "Gammatide" },
]);
const after = (before: string, message: string) => {
  const last = earlierQuestion(library, before);
  return askAgain(library, message, readQuestion(library, message, [last]), last);
};

it.each([
  ["how long does Alphatide last?", "and Betatide?", "how long does Betatide last?"],
  ["how long does Alphatide last?", "does Betatide do it too", "how long does Betatide last?"],
  ["how long does Alphatide last?", "and its rival Betatide?", "how long does Betatide last?"],
  ["Compare Alphatide and Betatide", "what about Gammatide", "compare alphatide and Gammatide?"],
])("asks %j anew after %j", (before, message, asked) => {
  expect(after(before, message)).toBe(asked);
});

it.each([
  ["how long does Alphatide last?", "what is Betatide made of"],
  ["how long does Alphatide last?", "and Alphatide?"],
  ["how long does it last?", "and Betatide?"],
])("leaves what asks for something of its own: %j, %j", (before, message) => {
  expect(after(before, message)).toBeNull();
});

it("names what a follow-up speaks of", () => {
  const { topics } = readQuestion(library, "Alphatide", []);
  expect(withNames(library, "does it last?", topics)).toBe("does Alphatide last?");
  expect(withNames(library, "side effects", topics)).toBe("side effects (Alphatide)");
  expect(withNames(library, "is Betatide like it?", topics)).toBe("is Betatide like it?");
});

it.each([
  ["Which peptides here can be given by mouth?", "can Betatide be given by mouth?"],
  ["List peptides approved for gout", "is Betatide approved for gout"],
  ["Which peptides act on V2?", "does Betatide act on V2?"],
])("asks of a peptide what a list was asked by: %j", (before, asked) => {
  const last = { message: before, topics: [], listed: [], isList: true, focus: [] };
  const message = "and is Betatide on it too?";
  expect(askAgain(library, message, readQuestion(library, message, [last]), last)).toBe(asked);
});

it.each([
  [
    "Which drug has the longest half-life?",
    "and the shortest?",
    "Which drug has the shortest half-life?",
  ],
  ["Which is the heaviest?", "what about the lightest one", "Which is the lightest?"],
  ["Which is the heaviest?", "and the heaviest?", null],
  ["What is it?", "and the shortest?", null],
  ["Which drug has the longest half-life?", "is the shortest one oral?", null],
])("turns %j round for %j", (before, message, asked) => {
  expect(askOpposite(message, earlierQuestion(library, before))).toBe(asked);
});
