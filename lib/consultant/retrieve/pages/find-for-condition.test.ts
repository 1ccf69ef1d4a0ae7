import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { readUnnamed } from "../../understand/read-question";
import { findForCondition } from "./find-for-condition";

const library = await readSeededLibrary();
const find = (message: string) =>
  findForCondition(library, message, readUnnamed(library, message))?.name;

it.each([
  [
    "Some people get burning pain in the sun. On television they put something under the skin.",
    "Melanotan I (Afamelanotide)",
  ],
  ["There is a daily jab for the usual form of dwarfism. Does it help?", "Vosoritide"],
])("finds what is approved for the illness told of: %s", (message, name) => {
  expect(find(message)).toBe(name);
});

it.each([
  "Is there a new drug for osteoporosis?",
  "Tell me how gabapentin works for nerve pain",
  "some new drug called zibotentan against sun allergy",
  "the usual form of dwarfism in the old tales",
])("finds none where several are, another is named or nothing is spoken of: %s", (message) => {
  expect(find(message)).toBeUndefined();
});
