import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { cleanQuery } from "@/lib/search/peptide-search";
import { getSearchLibrary } from "@/lib/search/search-library";

const suggestion = z.object({
  kind: z.enum(["peptide", "condition", "target", "category", "article", "page"]),
  label: z.string(),
  note: z.string().optional(),
  href: z.string(),
});

/** Suggestions of the lookup, where the library is too large to search in the browser. */
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Suggests peptides, categories and papers for what was typed so far",
      limit: "search",
      query: z.object({ query: z.string().optional() }),
      answer: z.array(suggestion),
      cacheControl: ASK_EACH_TIME,
    },
    async ({ query: { query = "" } }) => (await getSearchLibrary()).suggest(cleanQuery(query)),
  ),
});
