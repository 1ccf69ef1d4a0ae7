import { describe, expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
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
