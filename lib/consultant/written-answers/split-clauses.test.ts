import { expect, it } from "vitest";
import { splitClauses, splitQuestions } from "./split-clauses";

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

it.each([
  [
    "My boy is eight. Does it work? He hates tablets. Is there a spray",
    ["My boy is eight. Does it work?", "He hates tablets. Is there a spray"],
  ],
  [
    "Can it go through a tube? Also once it is open how long does it keep",
    ["Can it go through a tube?", "Also once it is open how long does it keep"],
  ],
  [
    "He has a new liver and is on tacrolimus. Is that a problem, and what does it do",
    ["He has a new liver and is on tacrolimus. Is that a problem", "what does it do"],
  ],
  [
    "Linaclotide versus plecanatide - with or without food, and from which age?",
    [
      "Linaclotide versus plecanatide: with or without food",
      "Linaclotide versus plecanatide: from which age",
    ],
  ],
  [
    "Secretin, PYY and ghrelin: which make people hungry and which cells release them?",
    [
      "Secretin, PYY and ghrelin: which make people hungry",
      "Secretin, PYY and ghrelin: which cells release them",
    ],
  ],
])("tells apart the questions of %j with what is said before each", (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions);
});

it.each([
  "",
  "What is it?",
  "It swells and is on his arm. What is it?",
  "a? b? c? d? e?",
  "Octreotide and lanreotide: is one of them approved in Japan, and if so for what?",
])("puts no single questions where one is asked, none, or too many: %j", (message) => {
  expect(splitQuestions(message)).toEqual([]);
});
