import { z } from "zod";
import { toFoundPeptide } from "@/components/database/found-peptide";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { readSearch } from "@/lib/search/peptide-search";
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
      }),
      answer: z.object({
        search: z.object({
          query: z.string(),
          category: z.number().int().nullable(),
          isWhole: z.boolean().optional(),
        }),
        ids: z.array(z.number().int()),
        total: z.number().int(),
        isExact: z.boolean(),
        suggestion: z.string().nullable(),
        passages: z.record(z.string(), passage),
        peptides: z.array(z.looseObject({ id: z.number().int(), name: z.string() })),
      }),
      cacheControl: ASK_EACH_TIME,
    },
    async ({ request }) => {
      const { answer, cards } = await getSearchLibrary();
      const { searchParams } = new URL(request.url);
      const found = answer(readSearch(searchParams, await listShownCategories()));
      const peptides = found.ids.flatMap((id) => cards.get(id) ?? []).map(toFoundPeptide);
      return { ...found, peptides };
    },
  ),
});
