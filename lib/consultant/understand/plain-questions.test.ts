import { expect, it } from "vitest";
import { plainWithName, readPlainQuestion } from "./plain-questions";

it.each([
  ["how does § work?", "mechanism"],
  ["so how exactly does § work in the body", "mechanism"],
  ["can you explain how § works", "mechanism"],
  ["what is the mechanism of action of §?", "mechanism"],
  ["§ mechanism of action", "mechanism"],
  ["does § really work?", "evidence"],
  ["is § just hype", "evidence"],
  ["was § ever studied in humans?", "evidence"],
  ["who or what was § actually studied in?", "evidence"],
  ["how does § make people lose weight", "mechanism"],
  ["why do people lose weight on §?", "mechanism"],
  ["my doctor put me on §, how does it actually make you lose weight?", "mechanism"],
  ["how does § work for weight loss", "mechanism"],
  ["why do people take §?", "uses"],
  ["when will § be available in europe?", "status"],
  ["long-term side effects of §", "warnings"],
  ["is § a steroid?", "identity"],
  ["what's §?", "overview"],
  ["what is § exactly?", "overview"],
  ["what does § do?", "mechanism"],
  ["do § and § work?", "evidence"],
  ["how well does § work?", "evidence"],
  ["§", "overview"],
  ["my daughter is four and has a rare illness, tell me about §", "overview"],
])("%j asks for a whole section: %s", (text, intent) => {
  expect(readPlainQuestion(text)).toBe(intent);
});

it.each([
  "how does § work in the kidney",
  "how does § work against pain",
  "how much weight do people lose on §",
  "does § work for sleep?",
  "why do people take § before a race?",
  "how do § and § work?",
  "when was § approved?",
  "is § a treatment",
  "and §?",
])("%j asks for something more particular", (text) => {
  expect(readPlainQuestion(text)).toBeNull();
});

it.each([
  ["what does it do?", "what does § do?", "mechanism"],
  ["so do they work?", "so do § work?", "evidence"],
  ["what is it exactly?", "what is § exactly?", "overview"],
])("%j asks the same of what was named before", (text, named, intent) => {
  expect(plainWithName(text)).toEqual({ text: named, intents: [intent], focus: [] });
});

it.each(["what does § do with it?", "does it work in the kidney?", "what is the dose?"])(
  "%j is no plain question that says it for a name",
  (text) => {
    expect(plainWithName(text)).toBeNull();
  },
);
