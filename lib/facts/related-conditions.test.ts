import { expect, it } from "vitest";
import { relatedConditions } from "./related-conditions";
import { isTerm, vocabulary } from "./vocabulary";

it("leads from a condition to its kin and back, each once, and to existing terms alone", () => {
  expect(relatedConditions("obesity")).toContain("pomc-deficiency");
  expect(relatedConditions("septic-shock")).toEqual([
    "sepsis",
    "severe-infection",
    "vasodilatory-shock",
  ]);
  expect(relatedConditions("acromegaly")).toEqual([]);
  for (const key of Object.keys(vocabulary.conditions)) {
    const related = relatedConditions(key);
    expect(new Set(related).size).toBe(related.length);
    for (const other of related) {
      expect(isTerm("condition", other), other).toBe(true);
      expect(relatedConditions(other)).toContain(key);
    }
  }
  const keys = new Set(Object.keys(vocabulary.conditions).flatMap(relatedConditions));
  for (const key of keys) expect(isTerm("condition", key), key).toBe(true);
});
