import "server-only";
import { z } from "zod";
import { requireResource, resources } from "@/lib/content/resources";
import { getDatabase } from "@/lib/db/client";
import { cutPage } from "@/lib/resources/page-query";
import type { Resource } from "@/lib/resources/resource";
import { getRowIndex, inOrder } from "./row-index";
import { describeRowPage, type RowPage, type RowQuery } from "./row-query";
import { searchRows } from "./row-search";
import type { RowContext, RowEntry, RowSource } from "./row-source";

/** The value of the filter for rows that match none of its options. */
const NONE = "none";

export const rowPageSchema = describeRowPage(
  z.union([...resources.values()].map(({ rows }) => rows.row)),
);

/** A page of a collection's table with counts for its filter. Throws 404 for an unknown collection. */
export async function readRows(collection: string, query: RowQuery): Promise<RowPage> {
  const resource = requireResource(collection);
  const index = await getRowIndex(resource);
  const sorted = inOrder(index, resource, sortOf(resource.rows, query));
  const { entries: searched, isNear } = searchRows(index, sorted, query.search);
  const found = searched.filter((entry) => isFiled(entry, query.filter));
  const { page, rows } = cutPage(found, query.page, query.size);
  const context = await readContext(resource, rows);
  return {
    rows: rows.map((entry) => resource.rows.answer(entry, context)),
    total: found.length,
    all: index.entries.size,
    isNear,
    page,
    pages: Math.max(1, Math.ceil(found.length / query.size)),
    counts: countOptions(resource.rows, searched, context),
  };
}

/** Loads the rows of every collection, so that the first request does not wait for that. */
export async function prepareRows(): Promise<void> {
  for (const resource of resources.values()) await getRowIndex(resource);
}

/** The ids of all rows that a search and a filter match. Throws 404 for an unknown collection. */
export async function readRowIds(
  collection: string,
  { search: text, filter }: Pick<RowQuery, "search" | "filter">,
): Promise<number[]> {
  const resource = requireResource(collection);
  const index = await getRowIndex(resource);
  return searchRows(index, [...index.entries.values()], text)
    .entries.filter((entry) => isFiled(entry, filter))
    .map(({ id }) => id);
}

function sortOf({ sorts }: RowSource, { sort }: RowQuery): string {
  return sort && Object.hasOwn(sorts, sort) ? sort : (Object.keys(sorts)[0] ?? "");
}

function isFiled({ filed }: RowEntry, filter: string): boolean {
  if (filter === "") return true;
  return filter === NONE ? filed.length === 0 : filed.includes(filter);
}

async function readContext({ rows }: Resource, shown: RowEntry[]): Promise<RowContext> {
  const named = rows.filter && resources.get(rows.filter.collection);
  const sorted = named ? inOrder(await getRowIndex(named), named, "name-az") : [];
  const ids = shown.map(({ id }) => id);
  return {
    names: new Map(sorted.map(({ id, name }) => [id, name])),
    uses: (await rows.countUses?.(getDatabase(), ids)) ?? new Map(),
  };
}

/** How many rows each option of the filter matches under the same search, zero included; none last. */
function countOptions({ filter }: RowSource, entries: RowEntry[], { names }: RowContext) {
  const counts = new Map<string, number>();
  for (const { filed } of entries) {
    for (const value of filed.length > 0 ? filed : [NONE]) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const option = (value: string, label: string) => ({
    value,
    label,
    count: counts.get(value) ?? 0,
  });
  if (!filter) {
    return [...counts.keys()]
      .filter((value) => value !== NONE)
      .map((value) => option(value, value));
  }
  return [
    ...(filter.fixed ?? []).map(({ value, label }) => option(value, label)),
    ...[...names]
      .filter(([id]) => !filter.excluded.includes(id))
      .map(([id, name]) => option(String(id), name)),
    ...(counts.has(NONE) ? [option(NONE, filter.none)] : []),
  ];
}
