import type { CollectionKey } from "../collections";
import type { TableDeclaration } from "../declaration";
import { categories } from "./categories/categories";
import { devItems } from "./dev-items/dev-items";
import { peptides } from "./peptides/peptides";
import { research } from "./research/research";
import { videos } from "./videos/videos";

/** The table and the form of every collection. */
export const declarations = {
  peptides,
  categories,
  research,
  videos,
  development: devItems,
} satisfies Record<CollectionKey, TableDeclaration>;
