import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { DatabaseSession } from "@/lib/db/client";
import { defineResource } from "@/lib/resources/resource";
import { categoryRows } from "./category-rows";
import {
  type CategoryInput,
  categoryInput,
  categorySchema,
  GENERAL_CATEGORY_ID,
} from "./category-schema";
import {
  categoryWrites,
  readCategories,
  readCategory,
  readCategoryReferences,
  restoreCategoryReferences,
} from "./category-store";

export const categories = defineResource({
  key: "categories",
  one: "category",
  readAccess: "public",
  tags: ["categories", "peptides"],
  item: categorySchema,
  input: categoryInput,
  list: readCategories,
  read: readCategory,
  ...categoryWrites,
  rows: categoryRows,
  check: checkCategory,
  references: { read: readCategoryReferences, restore: restoreCategoryReferences },
});

/** General cannot be renamed or deleted, and names are unique. */
async function checkCategory(
  db: DatabaseSession,
  { id, input }: { id: number | null; input: CategoryInput | null },
) {
  if (id === GENERAL_CATEGORY_ID) {
    if (!input) throw new ApiError("conflict", "General cannot be deleted");
    const general = await readCategory(id, db);
    if (general && general.name !== input.name) {
      throw new ApiError("conflict", `${general.name} cannot be renamed`);
    }
  }
  if (!input) return;
  const others = { name: input.name, ...(id !== null && { id: { not: id } }) };
  if ((await db.category.count({ where: others })) === 0) return;
  const text = `There is already a category called ${input.name}`;
  throw new ApiError("conflict", text, { name: [text] });
}
