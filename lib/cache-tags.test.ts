import { expect, it } from "vitest";
import { type CacheTag, covers, tagsOfRead, tagsOfSave } from "./cache-tags";

const expires = (read: CacheTag, saved: CacheTag) =>
  tagsOfSave([saved]).some((tag) => tagsOfRead([read]).includes(tag));

it.each<[read: CacheTag, saved: CacheTag, isExpired: boolean]>([
  ["peptides", "peptides", true],
  ["peptides", "peptides:36", true],
  ["peptides", "peptides:card", true],
  ["peptides:36", "peptides", true],
  ["peptides:36", "peptides:36", true],
  ["peptides:36", "peptides:37", false],
  ["peptides:36", "peptides:card", false],
  ["peptides:3", "peptides:36", false],
  ["peptides:card", "peptides", true],
  ["research:36", "peptides:36", false],
  ["research", "peptides", false],
])("what reads %s expires with %s: %s", (read, saved, isExpired) => {
  expect(expires(read, saved)).toBe(isExpired);
});

it("knows which tags a read inside another may have", () => {
  expect(covers(["peptides"], "peptides:36")).toBe(true);
  expect(covers(["peptides:36"], "peptides:36")).toBe(true);
  expect(covers(["peptides:36"], "peptides")).toBe(false);
  expect(covers(["peptides:36", "research"], "peptides:37")).toBe(false);
});
