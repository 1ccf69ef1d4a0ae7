import { expect, it } from "vitest";
import type { RevisionDetail } from "@/lib/resources/revisions/revision-schema";
import { restoredFields } from "./restore-dialog";

const labels: Record<string, string> = { url: "URL", title: "Title" };
const labelOf = (path: string) => labels[path] ?? path;
const revision = (before: object, current: object | null) =>
  ({ before, after: null, current }) as RevisionDetail;
const fields = (before: object, current: object | null) =>
  restoredFields({ revision: revision(before, current), side: "before" }, labelOf);

it("names the fields that a restore changes, by the names that forms have", () => {
  const now = { id: 1, title: "B", url: "b", link: "b", updatedAt: "2" };
  expect(fields({ ...now, url: "a", link: "a", updatedAt: "1" }, now)).toEqual(["url"]);
  expect(fields({ ...now, title: "A", url: "a" }, now)).toEqual(["title", "url"]);
  expect(fields({ ...now, link: "a" }, now)).toEqual(["link"]);
  // What is younger than the state keeps its value.
  expect(fields({ id: 1, title: "B", gone: 1 }, now)).toEqual([]);
  expect(fields(now, null)).toEqual([]);
});
