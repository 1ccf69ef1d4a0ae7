import type { CollectionKey } from "../collections";
import type { TableDeclaration } from "../declaration";
import { categories } from "./categories";
import { devItems } from "./dev-items";
import { peptides } from "./peptides";
import { research } from "./research";
import { videos } from "./videos";

/** The table and the form of every collection. */
export const declarations = {
  peptides,
  categories,
  research,
  videos,
  development: devItems,
} satisfies Record<CollectionKey, TableDeclaration>;
