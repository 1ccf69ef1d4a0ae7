import { expect, it } from "vitest";
import { peptides } from "@/lib/content/peptides/peptide-resource";
import { research } from "@/lib/content/research/article-resource";
import { setUpDatabase } from "@/tests/support/database";
import type { Resource } from "../resource";
import { tagsOfUpdate } from "./update-tags";

setUpDatabase("sqlite");

/** The tags that expire when the item is saved with other values. */
async function tagsOf(resource: Resource, id: number, changed: object) {
  const before = await resource.read(id);
  if (!before) throw new Error(`There is no ${resource.one} ${id}`);
  const after = { ...before, ...changed, updatedAt: "2026-11-26T00:00:00.000Z" };
  return tagsOfUpdate(resource, before, after).toSorted();
}

it.each<[what: string, changed: object, tags: string[]]>([
  ["a text that only its page shows", { mechanismOfAction: "<p>New</p>" }, []],
  ["the short description", { shortDescription: "<p>New</p>" }, ["peptides:card"]],
  ["the name", { name: "Another" }, ["peptides:card", "peptides:facts", "peptides:names"]],
  ["a synonym", { synonyms: ["Another"] }, ["peptides:facts", "peptides:names"]],
  [
    "the evidence tier",
    { evidenceTier: "cell" },
    ["peptides:card", "peptides:facts", "peptides:stated"],
  ],
  ["its facts", { facts: null }, ["peptides:card", "peptides:facts", "peptides:stated"]],
  ["its categories", { categoryIds: "1,2,3" }, ["peptides:card", "peptides:facts"]],
])("expires a peptide and the lists that show %s", async (_, changed, tags) => {
  expect(await tagsOf(peptides, 36, changed)).toEqual(["peptides:36", ...tags]);
});

it("expires the peptides that a paper named before or names now", async () => {
  expect(await tagsOf(research, 1, { content: "<p>New</p>", peptideIds: "3,36" })).toEqual(
    expect.arrayContaining(["research:1", "research:card", "research:of-3", "research:of-36"]),
  );
});

it("leaves the list of papers where a paper's notes change", async () => {
  const tags = await tagsOf(research, 1, { content: "<p>New</p>" });
  expect(tags).not.toContain("research:card");
  expect(tags).not.toContain("research:abstract");
});
