import { expect, it } from "vitest";
import { retractionMark } from "./retraction";

it.each([
  ["RETRACTED: The procognitive effects of angiotensin IV", "Retracted paper"],
  ["[Retracted] Effects of a peptide", "Retracted paper"],
  ["Retraction notice for PMID 25187433", "Retraction notice"],
  ["Retraction: Effects of a peptide", "Retraction notice"],
  ["Clot retraction under a peptide", null],
  ["Retractile peptides", null],
])("marks %j", (title, mark) => {
  expect(retractionMark(title)).toBe(mark);
});
