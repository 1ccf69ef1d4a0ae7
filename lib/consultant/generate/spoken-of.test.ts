import { expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { SpokenOf } from "./spoken-of";

const library = await makeSmallLibrary([
  { name: "Alphatide", description: "<p>It is short.</p>" },
  { name: "Betatide", description: "<p>It is long.</p>" },
]);
const passages = library.peptides.flatMap((peptide) => [...peptide.passages.values()]);
const idsOf = (chosen: typeof passages) => new Set(chosen.map(({ peptideId }) => peptideId));
const [alpha, beta] = library.peptides.map(({ id }) => id);

it("lets a sentence that goes on rest on the peptide that was spoken of", () => {
  const spokenOf = new SpokenOf(library);
  expect(idsOf(spokenOf.choose("Alphatide was made in 1990.", passages))).toEqual(
    new Set([alpha, beta]),
  );
  spokenOf.show();
  expect(idsOf(spokenOf.choose("It has a short half-life.", passages))).toEqual(new Set([alpha]));
});

it("withholds what goes on after a sentence that was withheld", () => {
  const spokenOf = new SpokenOf(library);
  spokenOf.choose("Alphatide was made in 1990.", passages);
  spokenOf.show();
  spokenOf.choose("Betatide cures everything.", passages);
  expect(spokenOf.choose("It has a short half-life.", passages)).toEqual([]);
});
