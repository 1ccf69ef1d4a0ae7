import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { readAlone } from "../../understand/read-question";
import { classifyQuestion } from "../../written-answers/weigh-plain";
import { chooseAnswer } from "./choose-answer";

const library = await readSeededLibrary();

async function choose(message: string) {
  const asked = readAlone(library, message);
  const [topic] = asked.topics;
  if (!topic) throw new Error("No peptide is named");
  return chooseAnswer(library, topic, asked, [await classifyQuestion(asked.text)]);
}

it.each([
  ["why may teriparatide be used for only two years?", /two years/],
  ["How long before a pregnancy should semaglutide be stopped?", /two months/],
  ["What is semaglutide?", /^Semaglutide is/],
])("chooses what answers %j, and is rather sure", async (message, told) => {
  const chosen = await choose(message);
  expect(chosen?.answer.sentences.map(({ text }) => text).join(" ")).toMatch(told);
  expect(chosen?.likelihood).toBeGreaterThan(0.5);
});

it("is unsure where the page has no such answer", async () => {
  expect((await choose("Which football club sponsors semaglutide?"))?.likelihood).toBeLessThan(0.3);
});

it("has none where nothing was read", () => {
  const [topic] = library.peptides;
  const question = { text: "?", intents: [], focus: [] };
  expect(topic && chooseAnswer(library, topic, question, [])).toBeNull();
});
