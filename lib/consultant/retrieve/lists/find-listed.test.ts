import { expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { findListed } from "./find-listed";

const filler = Array.from({ length: 12 }, (_, at) => ({
  name: `Fillerin ${at}`,
  description: "<p>It is a peptide of the blood.</p>",
}));
const library = await makeSmallLibrary([
  {
    name: "Weakin",
    commonUses: "<ul><li>Tendon repair</li></ul>",
    evidenceTier: "animal" as const,
  },
  {
    name: "Strongin",
    commonUses: "<ul><li>Tendon repair</li></ul>",
    evidenceTier: "approved" as const,
  },
  {
    name: "Muchin",
    commonUses: "<ul><li>Tendon repair</li></ul>",
    description: "<p>Tendon repair was studied. The tendon healed. Repair of tendon was seen.</p>",
    evidenceTier: "animal" as const,
  },
  { name: "Receptin", mechanismOfAction: "<p>It activates the tendon repair receptor.</p>" },
  ...filler,
]);
const named = (acts: boolean, ...focus: string[]) =>
  findListed(library, focus, { acts }).map(({ peptide }) => peptide.name);

it("lists first whose page tells most, then whose evidence is stronger", () => {
  expect(named(false, "tendon", "repair")).toEqual(["Muchin", "Strongin", "Weakin"]);
});

it("lists by mechanisms what acts somewhere", () => {
  expect(named(true, "tendon", "repair", "receptor")).toEqual(["Receptin"]);
});

it("lists nothing where no page tells of it", () => {
  expect(named(false, "moon")).toEqual([]);
  expect(named(false)).toEqual([]);
});
