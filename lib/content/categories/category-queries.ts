import "server-only";
import { cached, readOrFallback } from "@/lib/cache";
import { GENERAL_CATEGORY_ID } from "./category-schema";
import { readCategories } from "./category-store";

/** All categories by id, General among them. */
export const listCategories = cached("categories", ["categories"], () => readCategories());

/** The categories that visitors choose from: all but General. */
export async function listShownCategories() {
  return (await listCategories()).filter((category) => category.id !== GENERAL_CATEGORY_ID);
}

/** The same for pages that work without them: null if they cannot be read. */
export async function findShownCategories() {
  return (await readOrFallback("categories", listShownCategories, null)).answer;
}
