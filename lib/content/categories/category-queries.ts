import "server-only";
import { cached } from "@/lib/cache";
import { nameFailure } from "@/lib/content/failed-read";
import { GENERAL_CATEGORY_ID } from "./category-schema";
import { readCategories } from "./category-store";

/** All categories by id, General among them. */
export const listCategories = cached("categories", ["categories"], () =>
  nameFailure("categories", readCategories()),
);

/** The categories that visitors choose from: all but General. */
export async function listShownCategories() {
  return (await listCategories()).filter((category) => category.id !== GENERAL_CATEGORY_ID);
}
