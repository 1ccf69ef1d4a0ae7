import { describe, expect, it } from "vitest";
import { resources } from "@/lib/content/resources";
import { collections } from "./collections";
import type { TableDeclaration } from "./declaration";
import { declarations } from "./declarations/all";

it("lists every resource", () => {
  const keys = collections.map(({ collection }) => collection);
  expect(keys.sort()).toEqual([...resources.keys()].sort());
});

describe.each(collections)("the table of $key", ({ key, collection }) => {
  const { sorts, sections, bulkEdits = [] }: TableDeclaration = declarations[key];
  const resource = resources.get(collection);

  it("offers the sorts of its rows, with the same default", () => {
    expect(sorts.map((sort) => sort.key)).toEqual(Object.keys(resource?.rows.sorts ?? {}));
  });

  it("has a form of fields that a save may hold", () => {
    const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    const known = { ...resource?.input.shape, ...resource?.spellings };
    expect(names.filter((name) => !(name in known))).toEqual([]);
  });

  it("offers as many bulk edits as the resource declares", () => {
    expect(bulkEdits).toHaveLength(resource?.bulkEdits?.length ?? 0);
  });
});
