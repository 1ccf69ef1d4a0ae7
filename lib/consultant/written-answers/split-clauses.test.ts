import { expect, it } from "vitest";
import { splitClauses } from "./split-clauses";

it.each([
  [
    "Is it banned, and did anybody test it in people?",
    ["Is it banned", "did anybody test it in people?"],
  ],
  ["What is it? How long does it last?", ["What is it?", "How long does it last?"]],
  ["Is it approved, what does it do", ["Is it approved", "what does it do"]],
  [
    "I take it daily. Is it banned and for what was it made?",
    ["Is it banned", "for what was it made?"],
  ],
])("tells apart what %j asks", (message, clauses) => {
  expect(splitClauses(message)).toEqual(clauses);
});

it.each([
  "",
  "What is it?",
  "I take it daily. Is it banned?",
  "Is it for skin and hair?",
  "What is it? Who made it? When? Where? Why?",
])("leaves whole what asks once, nothing, or too much: %j", (message) => {
  expect(splitClauses(message)).toEqual([]);
});
