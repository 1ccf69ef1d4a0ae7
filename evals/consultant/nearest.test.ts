import { expect, it } from "vitest";
import { ask } from "./ask";
import { readSeededLibrary } from "./seeded-library";

const library = await readSeededLibrary();

it.each([
  [
    "In the cortagen gene chip study, how many transcripts moved?",
    "What comes closest on its page on Cortagen:",
    "234 of 15,247",
  ],
  [
    "any of them authorised for constipation, incl. the bellyache sort?",
    "I am not sure which peptide is meant. If it is Linaclotide",
    "irritable bowel syndrome",
  ],
])("shows what comes nearest to %j, after saying so", async (question, lead, shown) => {
  const { text, outcome } = await ask(library, question);
  expect(outcome).toBe("abstained");
  expect(text).toMatch(/^I am not sure/);
  expect(text).toContain(lead);
  expect(text).toContain(shown);
});

it.each(["What does a month of Wegovy cost?", "How tall was the discoverer of oxytocin?"])(
  "shows nothing for %j",
  async (question) => {
    const { text, citations } = await ask(library, question);
    expect(citations).toEqual([]);
    expect(text).toMatch(/^I don't know/);
  },
);
