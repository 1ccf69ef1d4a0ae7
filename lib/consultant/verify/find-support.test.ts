import { describe, expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { findSupport } from "./find-support";

const library = await makeSmallLibrary([
  {
    name: "Alphatide",
    description:
      "<p>Alphatide has a half-life of five days in people. It blocks the zeta channel, so fewer signals reach the brain.</p>",
    sideEffects: "<p>In the trial, pain fell by 12 % with Alphatide and by 4 % with placebo.</p>",
  },
  {
    name: "Betatide",
    description: "<p>Betatide has a half-life of two hours in people.</p>",
    sideEffects: "<p>Betatide was refused by the EMA in 2019.</p>",
  },
]);
const passages = library.peptides.flatMap((peptide) => [...peptide.passages.values()]);
const markOf = (title: string) => passages.findIndex((passage) => passage.title === title) + 1;
const support = (text: string, ...titles: string[]) =>
  findSupport(library, { text, marks: titles.map(markOf) }, passages).map(({ title }) => title);

describe("findSupport", () => {
  it("joins two passages that a sentence names", () => {
    const text = "Alphatide has a half-life of five days, whereas Betatide has one of two hours.";
    expect(support(text, "Alphatide: Overview", "Betatide: Overview")).toEqual([
      "Alphatide: Overview",
      "Betatide: Overview",
    ]);
    expect(support(text)).toEqual([]);
  });

  it("finds two statements in one passage", () => {
    expect(
      support("Alphatide blocks the zeta channel, and its half-life is five days in people."),
    ).toEqual(["Alphatide: Overview"]);
  });

  it.each([
    ["Alphatide has a half-life of two hours in people.", "another peptide's"],
    ["Alphatide has a half-life of five hours in people.", "another unit"],
    ["Pain fell by 4 % with Alphatide and by 12 % with placebo.", "sides turned round"],
    ["Pain fell by 12 % with placebo and by 4 % with Alphatide.", "figures of the wrong side"],
    ["Alphatide was refused by the EMA in 2019.", "another peptide's"],
    [
      "Alphatide has a half-life of two hours, whereas Betatide has one of five days.",
      "turned round",
    ],
  ])("finds none for %j: %s", (text) => {
    expect(support(text, "Alphatide: Overview", "Betatide: Overview")).toEqual([]);
  });

  it("leaves out what may not be used", () => {
    const text = "Alphatide has a half-life of five days in people.";
    expect(
      findSupport(
        library,
        { text, marks: [1] },
        passages.map(() => null),
      ),
    ).toEqual([]);
  });
});
