import { toFoundPeptide } from "@/components/database/found-peptide";
import { route } from "@/lib/api/route";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { readSearch } from "@/lib/search/peptide-search";
import { getSearchLibrary } from "@/lib/search/search-library";

/** `?query=&category=`: what the page of the database shows for it, where the library is too large for a browser. */
export const GET = route({ access: "public" }, async ({ request }) => {
  const { answer, cards } = await getSearchLibrary();
  const found = answer(readSearch(new URL(request.url).searchParams, await listShownCategories()));
  const peptides = found.ids.flatMap((id) => cards.get(id) ?? []).map(toFoundPeptide);
  return { ...found, peptides };
});
