import { expect, it } from "vitest";
import { createSearch } from "./search";
import { textFields } from "./search-entry";

const { find } = await createSearch([
  {
    id: 1,
    name: "Examplin",
    categoryIds: [],
    synonyms: [],
    brandNames: [],
    letters: null,
    mass: null,
    texts: textFields.map((_, at) => (at === 0 ? "It adds to muscle growth and to weight." : "")),
  },
]);

it.each([
  ["wieght", "weight"],
  ["muscel growth", "muscle growth"],
  ["musle groth", "muscle growth"],
])("takes %j for %j", (typed, meant) => {
  expect(find(typed)).toMatchObject({ entries: [0], isExact: false, suggestion: meant });
});

it("finds nothing where no word is near", () => {
  expect(find("quantum")).toMatchObject({ entries: [], suggestion: null });
});
