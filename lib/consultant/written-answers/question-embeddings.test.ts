import { expect, it } from "vitest";
import { nearestQuestion } from "./question-embeddings";
import { classifyQuestion } from "./weigh-plain";
import { readWrittenFile } from "./written-file";

const { pages } = await readWrittenFile();
const BPC_157 = 81;

async function nearestTo(text: string, page = BPC_157) {
  const { embedding } = await classifyQuestion(text);
  return embedding && nearestQuestion(page, embedding);
}

it("finds each question of a page by its own phrasing", async () => {
  for (const [index, { ask }] of (pages[BPC_157]?.particular ?? []).entries()) {
    const nearest = await nearestTo(ask[0] ?? "");
    expect(nearest?.index).toBe(index);
    expect(nearest?.similarity).toBeGreaterThan(0.97);
    expect(nearest?.margin).toBeGreaterThanOrEqual(0);
  }
});

it("is far from what no question of the page asks", async () => {
  expect((await nearestTo("how tall is the tower of pisa"))?.similarity).toBeLessThan(0.7);
});

it("knows nothing of a page without questions, and embeds no empty text", async () => {
  expect(await nearestTo("is it an opioid", 9999)).toBeNull();
  expect(await nearestTo("…")).toBeNull();
});

it("refuses an embedding of another length", () => {
  expect(() => nearestQuestion(BPC_157, new Float32Array(3))).toThrow(/numbers were expected/);
});
