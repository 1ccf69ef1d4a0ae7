import { describe, expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { listFactsProblems, toFacts, toText } from "./facts-problems";

const facts = readSeedContent().peptides.get(36)?.facts;

describe("facts in a form", () => {
  it("are the same after they were written as text", () => {
    expect(toFacts(toText(facts))).toEqual(facts);
    expect(toFacts(toText(null))).toBeNull();
    expect(listFactsProblems(facts)).toEqual([]);
    expect(listFactsProblems(null)).toEqual([]);
  });

  it("stay as typed where they are no JSON, and say why", () => {
    expect(toFacts('{"sources": ')).toBe('{"sources": ');
    expect(listFactsProblems('{"sources": ')).toEqual([
      expect.stringMatching(/^This is not valid JSON: ./),
    ]);
    expect(toFacts("12")).toBe("12");
    expect(listFactsProblems("12")).toEqual(["Enter a JSON object."]);
  });

  it("name the path of each problem", () => {
    const wrong = structuredClone(facts) as NonNullable<typeof facts>;
    Object.assign(wrong.trials[0] ?? {}, { phase: "9", source: "nowhere" });
    Object.assign(wrong.targets[0] ?? {}, { price: 1 });
    expect(listFactsProblems(wrong)).toEqual([
      "targets.0: Leave out price.",
      expect.stringMatching(/^trials\.0\.phase: Choose 1, 2,/),
    ]);
    Object.assign(wrong.trials[0] ?? {}, { phase: "3" });
    wrong.targets = [];
    expect(listFactsProblems(wrong)).toEqual([
      'trials.0.source: There is no source "nowhere" among the sources.',
    ]);
  });
});
