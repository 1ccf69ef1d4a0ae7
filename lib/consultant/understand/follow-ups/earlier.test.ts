import { describe, expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import type { LibraryPeptide } from "../../corpus/library-index";
import { type Earlier, pointedTo, subjectsOf } from "./earlier";

const { peptides } = await makeSmallLibrary([
  { name: "Alphatide" },
  { name: "Betatide" },
  { name: "Gammatide" },
]);
const named = (...names: string[]) => peptides.filter(({ name }) => names.includes(name));
const about = (topics: string[], listed: string[] = []): Earlier => ({
  message: "",
  focus: [],
  topics: named(...topics),
  listed: named(...listed),
  isList: false,
});

describe("subjectsOf", () => {
  it.each([
    ["is it safe", [about(["Alphatide"])], ["Alphatide"]],
    ["is it safe", [about([]), about(["Alphatide"])], ["Alphatide"]],
    ["and the other one?", [about(["Alphatide"]), about(["Alphatide", "Betatide"])], ["Betatide"]],
    ["is the second one oral", [about([], ["Alphatide", "Betatide"])], ["Betatide"]],
    ["the first trial of it", [about(["Alphatide", "Betatide"])], ["Alphatide", "Betatide"]],
    [
      "which of the three saves lives?",
      [about(["Gammatide"]), about(["Alphatide", "Betatide"])],
      ["Alphatide", "Betatide", "Gammatide"],
    ],
    [
      "and which of the two is better?",
      [
        about(["Betatide"]),
        about(["Alphatide"]),
        about([], ["Alphatide", "Betatide", "Gammatide"]),
      ],
      ["Alphatide", "Betatide"],
    ],
    ["is it safe", [], []],
  ])("takes %j to be about what was meant", (text, earlier, names) => {
    expect(subjectsOf(text, earlier).map(({ name }) => name)).toEqual(names);
  });
});

it("finds the one of a list that is pointed to by its place", () => {
  const earlier = [about([]), about(["Gammatide"], ["Alphatide", "Betatide"])];
  expect(pointedTo("what is the second one for", earlier)?.name).toBe("Betatide");
  expect(pointedTo("which of them are approved", earlier)).toBeUndefined();
});

const peptide = (name: string) => ({ name }) as LibraryPeptide;
const [own, other] = [peptide("Alphatide"), peptide("Betatide")];
const asked = (message: string, ...topics: LibraryPeptide[]): Earlier => ({
  message,
  topics,
  listed: [],
  isList: false,
  focus: [],
});

it("comes back to what the visitor takes", () => {
  const earlier = [
    asked("How do Alphatide and Betatide differ?", own, other),
    asked("What is Betatide?", other),
    asked("I start Alphatide next week", own),
  ];
  expect(subjectsOf("back to mine: what happens when i stop?", earlier)).toEqual([own]);
  expect(subjectsOf("what happens when they are stopped?", earlier)).toEqual([own, other]);
});

it("asks of oneself after what somebody else takes", () => {
  const earlier = [
    asked("my neighbour has Betatide, which is stronger", other),
    asked("What is Alphatide? My doctor gave it to me", own),
  ];
  expect(subjectsOf("and what if i get the runs", earlier)).toEqual([own]);
  expect(subjectsOf("and how long does it last", earlier)).toEqual([other]);
});

it("asks of both what is asked of both, and of it what was spoken of before", () => {
  const earlier = [
    asked("my teammate uses Betatide, is it the same as Alphatide?", own, other),
    asked("What is Alphatide?", own),
  ];
  expect(subjectsOf("would i get banned for either of them?", earlier)).toEqual([own, other]);
  expect(subjectsOf("so why was it never made a medicine?", earlier)).toEqual([own]);
});

it("asks of both what is asked of their labels, though one was spoken of last", () => {
  const earlier = [
    asked("How much diarrhoea with Alphatide?", own),
    asked("Compare Alphatide and Betatide", own, other),
  ];
  expect(subjectsOf("what about their boxed warnings?", earlier)).toEqual([own, other]);
  expect(subjectsOf("what about their kidneys?", earlier)).toEqual([own]);
});

it("goes on with the only one that was spoken of", () => {
  const earlier = [asked("My sister takes Betatide. Is it safe?", other)];
  expect(subjectsOf("would i feel sick?", earlier)).toEqual([other]);
});
