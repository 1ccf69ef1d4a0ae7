import { expect, it } from "vitest";
import { numbersOf } from "../verify/support-numbers";
import { contentWords } from "./content-words";

it("reduces words to what they share", () => {
  expect(contentWords("The tumours of mice and the tumor of a mouse")).toEqual([
    "tumor",
    "mous",
    "tumor",
    "mous",
  ]);
});

it("takes words that every object of the language has for words", () => {
  const words = [
    "constructor",
    "toString",
    "valueOf",
    "hasOwnProperty",
    "__proto__",
    "isPrototypeOf",
  ];
  const found = contentWords(words.join(" "));
  expect(found.length).toBeGreaterThanOrEqual(5);
  for (const word of found) expect(typeof word).toBe("string");
  expect([...numbersOf(`${words.join(" ")} forty-constructor forty-two`)]).toContain("42");
});
