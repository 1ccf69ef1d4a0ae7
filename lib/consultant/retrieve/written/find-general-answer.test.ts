import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { readQuestion } from "../../understand/read-question";
import { readPlain } from "../../written-answers/plain-reader";
import { findGeneralByMeaning } from "./find-general-answer";

const library = await readSeededLibrary();

async function find(message: string) {
  const reading = (await readPlain(library, [message]))(message);
  const found = findGeneralByMeaning(library, readQuestion(library, message, []), reading);
  return found?.kind === "general" ? found.answer.key : undefined;
}

it.each([
  [
    "In July 2026 a panel advising the FDA voted on compounding. For which ones did it vote yes?",
    "panel-2026",
  ],
  [
    "which of these medicines can you not take with a family history of medullary thyroid cancer?",
    "men2-mtc",
  ],
  [
    "are there peptides whose code sits in the DNA of the mitochondria? names please",
    "mitochondrial-dna",
  ],
])("finds the list that %j asks for", async (message, key) => {
  expect(await find(message)).toBe(key);
});

it.each([
  ["names a peptide", "Does humanin come from mitochondrial DNA?"],
  [
    "has a word that the list has not",
    "Which peptides from frogs are encoded in mitochondrial DNA?",
  ],
  ["is alike no question", "Which peptides are sold in Rome?"],
  ["asks of one thing by name", "What's the mechanism of warfarin?"],
  ["wants something translated", 'Can you translate "good luck with the move" into Japanese'],
  ["asks what is approved for something", "Which of your peptides are approved for hair loss?"],
])("finds none where a message %s", async (_, message) => {
  expect(await find(message)).toBeUndefined();
});
