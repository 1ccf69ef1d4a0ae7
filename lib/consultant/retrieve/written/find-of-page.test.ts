import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { readAlone } from "../../understand/read-question";
import { classifyQuestion } from "../../written-answers/weigh-plain";
import { findOfPages } from "./find-of-page";

const library = await readSeededLibrary();

async function find(message: string) {
  const asked = readAlone(library, message);
  const found = findOfPages(library, asked.topics, asked, [await classifyQuestion(asked.text)]);
  return found?.answer.sentences.map((told) => told.text).join(" ");
}

it.each([
  ["why may teriparatide be used for only two years?", /two years in a lifetime/],
  ["will I feel faint after teriparatide", /feel faint when they stand/],
  ["can BPC-157 heal a torn muscle?", /^Not that anyone has shown in people/],
  ["which medicines have to be stopped before secretin?", /anticholinergic medicines, H2 blockers/],
])("finds what was written on %j", async (message, told) => {
  expect(await find(message)).toMatch(told);
});

it.each([
  ["asks for a list", "which ones switch on the ghrelin receptor?"],
  ["asks for what the facts record", "half-life of Selank in humans"],
  ["is far from all questions of the page", "How tall is the tower of semaglutide?"],
  ["names no peptide", "why may it be used for only two years?"],
  ["names three", "do semaglutide, tirzepatide and liraglutide cause nausea?"],
])("finds nothing where a message %s", async (_, message) => {
  expect(await find(message)).toBeUndefined();
});

it("leaves out yes and no where the question may be turned round", async () => {
  expect(await find("is ziconotide an opioid?")).toMatch(/^No, /);
  expect((await find("is ziconotide not an opioid?")) ?? "").not.toMatch(/^(?:Yes|No),/);
});

it("leaves them out where the direction is another", async () => {
  expect((await find("does teriparatide lower calcium?")) ?? "").not.toMatch(/^Yes,/);
});
