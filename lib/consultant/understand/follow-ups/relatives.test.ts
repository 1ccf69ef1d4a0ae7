import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { earlierQuestion } from "@/tests/support/earlier-question";
import { nameRelative } from "./relatives";

const library = await readSeededLibrary();
const after = (before: string, message: string) =>
  nameRelative(library, message, [earlierQuestion(library, before)]);

it.each([
  ["What is semaglutide?", "And its older daily sister from the same company?", "And Liraglutide?"],
  [
    "Tell me about vasopressin.",
    "And the relative of it that is used for bedwetting, which one is that?",
    "And Desmopressin, which one is that?",
  ],
  [
    "What is Melanotan II?",
    "the low-libido injection that grew out of it, is that one approved?",
    "PT-141 (Bremelanotide), is that one approved?",
  ],
])("after %j names whom %j means", (before, message, named) => {
  expect(after(before, message)).toBe(named);
});

it.each([
  ["What is GHRP-6?", "does its cleaner cousin raise cortisol"],
  ["Compare semaglutide and liraglutide", "and their older sister?"],
  ["What is semaglutide?", "is its sister liraglutide older"],
  ["What is semaglutide?", "what is the drug for"],
])("leaves a follow-up alone that describes none: %j, %j", (before, message) => {
  expect(after(before, message)).toBeNull();
});
