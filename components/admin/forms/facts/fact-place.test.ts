import { describe, expect, it } from "vitest";
import { placeOf } from "./fact-place";

const facts = { sources: { label: { title: "A label" }, paper: {} } };

describe("placeOf", () => {
  it.each([
    [["approvals", 1, "date"], "Approvals 2, Approved or refused on"],
    [["approvals", 0, "conditions", 2], "Approvals 1, Conditions"],
    [["trials", 1, "estimates", 0, "unit"], "Trials 2, Estimates 1, Unit"],
    [["trials", 1], "Trials 2"],
    [["targets", 0, "potency", "value"], "Targets 1, Potency, Value"],
    [["sport", "year"], "Sport, Year of the list"],
    [["safety", "kidney", "text"], "Label notes, Kidney, What the label says"],
    [["identity", "codeNames", 0], "Names and origin, Code names"],
    [["identity", "confusedWith", 0, "name"], "Names and origin, Not to be confused with 1, Name"],
    [["sources", "label", "checked"], "Sources, A label, Checked on"],
    [["sources", "paper"], "Sources, paper"],
    [["price"], "price"],
  ])("says where %j is", (path, place) => {
    expect(placeOf(path, facts)).toBe(place);
  });
});
