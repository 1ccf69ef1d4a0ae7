import { expect, it } from "vitest";
import { cases } from "@/evals/consultant/cases";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { readAlone } from "../understand/read-question";
import { nearestQuestion } from "../written-answers/question-embeddings";
import { classifyQuestion } from "../written-answers/weigh-plain";
import { MIN_SIMILARITY_TO_CLEAR } from "./plain-message";

it("no danger comes so near a question of its page that it could be taken for one", async () => {
  const library = await readSeededLibrary();
  const near: string[] = [];
  let compared = 0;
  for (const message of [...cases.emergencies.tuning, ...cases.emergencies.heldOut]) {
    const { topics, text } = readAlone(library, message);
    const [topic] = topics;
    if (!topic) continue;
    const { embedding } = await classifyQuestion(text);
    const nearest = embedding && nearestQuestion(topic.id, embedding);
    compared += 1;
    if (nearest && nearest.similarity >= MIN_SIMILARITY_TO_CLEAR) near.push(message);
  }
  expect(near).toEqual([]);
  expect(compared).toBeGreaterThan(700);
});
