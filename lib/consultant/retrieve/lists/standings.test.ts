import { expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { findStanding } from "./standings";

const library = makeSmallLibrary(
  ["FDA approved (2019)", "approved in China (2025)", "FDA approved, withdrawn (2023)"].map(
    (regulatoryStatus, index) => ({ name: `Peptide ${index + 1}`, regulatoryStatus }),
  ),
);

it.each([
  ["which were approved after 2022", ["Peptide 2"]],
  ["which were approved before 2022", ["Peptide 1"]],
  ["which got a licence in 2019", ["Peptide 1"]],
  ["which were approved since 2019", ["Peptide 1", "Peptide 2"]],
])("reads the years of %j", (text, names) => {
  const standing = findStanding(text);
  const held = library.peptides.filter((peptide) => standing?.holds(peptide));
  expect(held.map(({ name }) => name)).toEqual(names);
});

it("reads the classes of the doping list", () => {
  const prohibited = makeSmallLibrary(
    ["S2.2 secretagogues", "S2.3 IGF-1 and its analogues", "S0"].map((wadaNote, index) => ({
      name: `Peptide ${index + 1}`,
      wadaProhibited: true,
      wadaNote,
    })),
  );
  const heldBy = (text: string) =>
    prohibited.peptides.filter((one) => findStanding(text)?.holds(one)).map(({ name }) => name);
  expect(heldBy("which fall under class s2.3")).toEqual(["Peptide 2"]);
  expect(heldBy("which peptides are in s2?")).toEqual(["Peptide 1", "Peptide 2"]);
  expect(heldBy("those of s0")).toEqual(["Peptide 3"]);
});

it("takes a year for no standing where nothing was approved", () => {
  expect(findStanding("which were found in 2019")).toBeUndefined();
});
