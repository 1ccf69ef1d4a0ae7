import "server-only";
import { categoryRows } from "@/lib/content/categories/category-rows";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/general";
import { devItemRows } from "@/lib/content/dev-items/dev-item-rows";
import { peptideRows } from "@/lib/content/peptides/peptide-rows";
import { articleRows } from "@/lib/content/research/article-rows";
import { videoRows } from "@/lib/content/videos/video-rows";
import { cutPage } from "@/lib/resources/page-query";
import { getRowIndex, inOrder } from "./row-index";
import type { RowPage, RowQuery } from "./row-query";
import { searchRows } from "./row-search";
import type { RowContext, RowEntry, RowSource } from "./row-source";

const sources = new Map<string, RowSource>(
  [peptideRows, categoryRows, articleRows, videoRows, devItemRows].map((source) => [
    source.entity,
    source,
  ]),
);

/** The value of the filter for rows that stand under none. */
export const UNFILED = "none";

/** A page of a collection's table with what its filter's options hold; null for another collection. */
export async function readRows(collection: string, query: RowQuery): Promise<RowPage | null> {
  const source = sources.get(collection);
  if (!source) return null;
  const index = await getRowIndex(source);
  const inTheirOrder = inOrder(index, source, sortOf(source, query));
  const { entries: searched, isNear } = searchRows(index, inTheirOrder, query.search);
  const found = searched.filter((entry) => isFiled(entry, query.filter));
  const { page, rows } = cutPage(found, query.page, query.size);
  const context = await readContext(source);
  return {
    rows: rows.map((entry) => source.answer(entry, context)) as RowPage["rows"],
    total: found.length,
    all: index.entries.size,
    isNear,
    page,
    pages: Math.max(1, Math.ceil(found.length / query.size)),
    counts: countFiled(source, searched, context),
  };
}

/** Reads the rows of every collection, so that the first who asks for them need not wait for that. */
export async function prepareRows(): Promise<void> {
  for (const source of sources.values()) await getRowIndex(source);
}

/** The ids of all rows that a search and a filter find; null for another collection. */
export async function readRowIds(
  collection: string,
  { search: text, filter }: Pick<RowQuery, "search" | "filter">,
): Promise<number[] | null> {
  const source = sources.get(collection);
  if (!source) return null;
  const index = await getRowIndex(source);
  return searchRows(index, [...index.entries.values()], text)
    .entries.filter((entry) => isFiled(entry, filter))
    .map(({ id }) => id);
}

function sortOf({ sorts }: RowSource, { sort }: RowQuery): string {
  return sort && Object.hasOwn(sorts, sort) ? sort : (Object.keys(sorts)[0] ?? "");
}

function isFiled({ filed }: RowEntry, filter: string): boolean {
  if (filter === "") return true;
  return filter === UNFILED ? filed.length === 0 : filed.includes(filter);
}

async function readContext({ entity, filterNames }: RowSource): Promise<RowContext> {
  const names = new Map<number, string>();
  const peptideCounts = new Map<number, number>();
  const named = filterNames && sources.get(filterNames);
  if (named) {
    const index = await getRowIndex(named);
    for (const { id, name } of inOrder(index, named, "name-az")) names.set(id, name);
  }
  if (entity === categoryRows.entity) {
    const { entries } = await getRowIndex(peptideRows);
    for (const { own } of entries.values()) {
      for (const id of (own as { categoryIds: number[] }).categoryIds) {
        peptideCounts.set(id, (peptideCounts.get(id) ?? 0) + 1);
      }
    }
  }
  return { names, peptideCounts };
}

/**
 * What each option of the filter finds under the same search, also where that is nothing: by name,
 * General first, none last.
 */
function countFiled(source: RowSource, entries: RowEntry[], { names }: RowContext) {
  const counts = new Map<string, number>();
  for (const { filed } of entries) {
    for (const value of filed.length > 0 ? filed : [UNFILED]) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const option = (value: string, label: string) => ({
    value,
    label,
    count: counts.get(value) ?? 0,
  });
  const unfiled = counts.has(UNFILED) && source.unfiled ? [option(UNFILED, source.unfiled)] : [];
  if (source.filterNames === null) {
    return [...counts.keys()]
      .filter((value) => value !== UNFILED)
      .map((value) => option(value, value));
  }
  const options = [...names]
    .filter(([id]) => id !== GENERAL_CATEGORY_ID)
    .map(([id, name]) => option(String(id), name));
  if (source.filterNames === "categories") return [...options, ...unfiled];
  return [option("0", "General"), ...options, ...unfiled];
}
