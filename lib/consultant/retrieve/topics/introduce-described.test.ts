import { expect, it } from "vitest";
import { ask } from "@/evals/consultant/ask";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";

const library = await readSeededLibrary();

it.each([
  ["What's the name of the jab from lizard spit?", "Exenatide", ["Gila monster"]],
  [
    "They gave dad a clot-stopping drip copied from leeches. What is it called, and is there anything that reverses it?",
    "Bivalirudin",
    ["hirudin from the leech"],
  ],
  [
    "My aunt lost most of her small bowel. What's that daily injection called, and did people in studies need less drip?",
    "Teduglutide",
    ["short bowel syndrome"],
  ],
])("introduces what is described and answers the rest: %s", async (message, name, told) => {
  const { text, outcome } = await ask(library, message);
  expect(outcome).toBe("answered");
  expect(text).toMatch(new RegExp(`^This sounds like ${name}\\.`));
  for (const one of told) expect(text).toContain(one);
});

it.each([
  "What's the name of the painkiller everybody takes for headaches?",
  "What is that app called with which you order pizza?",
  "What is the shop called that sells peptides in Rome?",
  "Which peptides are called secretagogues?",
  "What else is semaglutide called?",
])(
  "introduces nothing where no peptide is described, or several are, or one is named: %s",
  async (message) => {
    expect((await ask(library, message)).text).not.toContain("This sounds like");
  },
);
