import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { readQuestion } from "../../understand/read-question";
import { rankForParts } from "./rank-parts";

const library = await readSeededLibrary();

it("puts first what answers each of two questions", () => {
  const message = "Why is GHK-Cu blue, and was it tested on wrinkles?";
  const { topics, ...question } = readQuestion(library, message, []);
  const [topic] = topics;
  if (!topic) throw new Error("No peptide was read");
  const [first, second] = rankForParts(library, topic, question);
  const said = [first, second].map((one) => one?.sentences.join(" ") ?? "").join(" ");
  expect(said).toMatch(/blue/);
  expect(said).toMatch(/wrinkle|lines/);
});
