import { expect, it } from "vitest";
import { readSections } from "./section-criteria";

const categories = [
  { id: 3, name: "Pain & Inflammation" },
  { id: 4, name: "Anti-Aging & Cognitive" },
];

it.each([
  ["From the pain section, what is approved?", 3],
  ["the anti-ageing group", 4],
  ["Pain & Inflammation peptides", 3],
  ["what is filed under General", 0],
])("reads the section of %j", (message, id) => {
  const [section] = readSections(categories, message).criteria;
  expect(section?.holds({ categoryIds: [id] } as never)).toBe(true);
  expect(section?.holds({ categoryIds: [9] } as never)).toBe(false);
});

it("takes an illness for no section", () => {
  expect(readSections(categories, "peptides for pain")).toEqual({
    criteria: [],
    message: "peptides for pain",
  });
});
