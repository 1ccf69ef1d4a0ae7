import { route } from "@/lib/api/route";
import { cleanQuery } from "@/lib/search/peptide-search";
import { getSearchLibrary } from "@/lib/search/search-library";

/** `?query=`: what the lookup offers for it, where the library is too large for a browser. */
export const GET = route({ access: "public" }, async ({ request }) => {
  const { suggest } = await getSearchLibrary();
  return suggest(cleanQuery(new URL(request.url).searchParams.get("query") ?? ""));
});
