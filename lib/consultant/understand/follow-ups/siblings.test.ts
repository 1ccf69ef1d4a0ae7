import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { earlierQuestion } from "@/tests/support/earlier-question";
import { nameSibling } from "./siblings";

const library = await readSeededLibrary();
const after = (before: string, message: string) =>
  nameSibling(library, message, [earlierQuestion(library, before)]);

it.each([
  ["Is thymosin alpha-1 licensed?", "And beta-4?", "And Thymosin Beta-4?"],
  ["Is thymosin alpha-1 licensed?", "and beta 4 then?", "and Thymosin Beta-4 then?"],
  ["What is Melanotan II?", "and number 1?", "and Melanotan I (Afamelanotide)?"],
  [
    "What is Melanotan II?",
    "what about the other one, is it approved?",
    "what about Melanotan I (Afamelanotide), is it approved?",
  ],
])("after %j names whom %j means", (before, message, named) => {
  expect(after(before, message)).toBe(named);
});

it.each([
  ["What is Melanotan II?", "and what do I do about moles?"],
  ["What is Melanotan II?", "is it safer the other way round?"],
  ["What is Melanotan II?", "and is bremelanotide number 1?"],
  ["What is oxytocin?", "and the other one?"],
  ["Compare Melanotan I and Melanotan II", "and number 1?"],
])("leaves a follow-up alone that ends no name: %j, %j", (before, message) => {
  expect(after(before, message)).toBeNull();
});
