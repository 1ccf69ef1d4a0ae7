import { z } from "zod";
import { id } from "@/lib/content/wire";
import { pageQuery } from "@/lib/resources/page-query";

/** Every part is optional. An unknown sort is the default one, an unknown filter matches nothing. */
export const rowSearchQuery = z.object({
  search: pageQuery.search,
  filter: z.string().max(20).default(""),
});

export const rowQuery = rowSearchQuery.extend({
  sort: z.string().max(20).optional(),
  page: pageQuery.page,
  size: pageQuery.size,
});

/** A page of any table; `row` is what one row may be. */
export function describeRowPage<Row extends z.ZodType>(row: Row) {
  return z
    .object({
      rows: z.array(row),
      total: z.number().int().meta({ description: "Rows that the search and the filter find." }),
      all: z.number().int().meta({ description: "Rows of the collection." }),
      isNear: z.boolean().meta({
        description: "Nothing holds the text that was searched for: the rows come close to it.",
      }),
      page: z.number().int().meta({ description: "The page asked for, or the last there is." }),
      pages: z.number().int(),
      counts: z
        .array(z.object({ value: z.string(), label: z.string(), count: z.number().int() }))
        .meta({ description: "What each option of the filter finds under the same search." }),
    })
    .meta({ id: "RowPage" });
}

export const rowIdsSchema = z.object({ ids: z.array(id) });

export const collectionParams = z.object({ collection: z.string().max(40) });

export type RowQuery = z.output<typeof rowQuery>;
export type RowPage = z.output<ReturnType<typeof describeRowPage<z.ZodType<object>>>>;
