import { z } from "zod";
import { toFoundPeptide } from "@/components/database/found-peptide";
import { ApiError } from "@/lib/api/errors";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { filterQuery } from "@/lib/facts/filter/filter-query";
import { resolveTerms } from "@/lib/facts/filter/resolve-terms";
import { type KnownNames, listUnknown, readSearch } from "@/lib/search/peptide-search";
import { getSearchLibrary } from "@/lib/search/search-library";

const passage = z.object({ label: z.string(), parts: z.array(z.string()) });

/** Search results for the database page, where the library is too large to search in the browser. */
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Searches the peptides, best first",
      limit: "search",
      query: z.object({
        query: z.string().optional(),
        category: z.string().optional(),
        show: z.string().optional(),
        ...filterQuery,
      }),
      answer: z.object({
        search: z.object({
          query: z.string(),
          category: z.number().int().nullable(),
          filter: z.record(z.string(), z.union([z.string(), z.number()])),
          isWhole: z.boolean().optional(),
        }),
        ids: z.array(z.number().int()),
        total: z.number().int(),
        isExact: z.boolean(),
        suggestion: z.string().nullable(),
        passages: z.record(z.string(), passage),
        criteria: z.array(z.string()).meta({ description: "The filters in words." }),
        counts: z.record(z.string(), z.record(z.string(), z.number().int())).meta({
          description: "How many peptides each option of a filter would leave.",
        }),
        loosened: z.array(z.object({ without: z.string(), count: z.number().int() })).meta({
          description: "Without results: how many there would be without one of the criteria.",
        }),
        related: z
          .array(z.object({ condition: z.string(), name: z.string(), count: z.number().int() }))
          .meta({ description: "Conditions beside the chosen one, and what they would find." }),
        peptides: z.array(z.looseObject({ id: z.number().int(), name: z.string() })),
      }),
      cacheControl: ASK_EACH_TIME,
    },
    async ({ request }) => {
      const { answer, cards, options } = await getSearchLibrary();
      const { searchParams: asked } = new URL(request.url);
      const searchParams = resolveTerms(asked, options);
      const known = { categories: await listShownCategories(), options };
      refuseUnknownTerms(searchParams, known);
      const found = answer(readSearch(searchParams, known));
      const peptides = found.ids.flatMap((id) => cards.get(id) ?? []).map(toFoundPeptide);
      return { ...found, peptides };
    },
  ),
});

/** A filter that were left out would find what was not asked for; an unknown category means all. */
function refuseUnknownTerms(params: URLSearchParams, known: KnownNames) {
  const fields = listUnknown(params, known).filter((name) => name !== "category");
  if (fields.length === 0) return;
  throw new ApiError(
    "invalid",
    "Some values are not valid",
    Object.fromEntries(fields.map((name) => [name, ["No peptide of the library has this."]])),
  );
}
