import { describe, expect, it } from "vitest";
import { diffTexts } from "./diff-texts";

const read = (before: string, after: string) =>
  diffTexts(before, after).map(({ value, added, removed }) =>
    added ? `+${value}` : removed ? `-${value}` : value,
  );

describe("what became of a text", () => {
  it("is told word by word where most of it stayed", () => {
    expect(read("Studied in rats only.", "Studied in mice only.")).toEqual([
      "Studied in ",
      "-rats",
      "+mice",
      " only.",
    ]);
    expect(read("A quiet strip of beads", "A loud strip of hexagons")).toEqual([
      "A ",
      "-quiet",
      "+loud",
      " strip of ",
      "-beads",
      "+hexagons",
    ]);
  });

  it("is told as a whole where another text took its place", () => {
    const before = "Information about peptides is scattered, as if the evidence were alike.";
    const after = "We say what each study was, and in whom: plain facts as they stand.";
    expect(read(before, after)).toEqual([`-${before}`, `+${after}`]);
  });

  it("keeps what stayed apart from what was added to it, however much that is", () => {
    const after = `Short. ${"And then a great deal more was written. ".repeat(20)}`;
    expect(read("Short.", after)).toEqual(["Short.", `+${after.slice("Short.".length)}`]);
    expect(read("", "New")).toEqual(["+New"]);
    expect(read("The same", "The same")).toEqual(["The same"]);
  });
});
