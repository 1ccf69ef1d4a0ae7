import "server-only";
import type { Resource } from "../resources/resource";
import { categories } from "./categories/category-resource";
import { devItems } from "./dev-items/dev-item-resource";
import { peptides } from "./peptides/peptide-resource";
import { research } from "./research/article-resource";
import { videos } from "./videos/video-resource";

/** All content types, by the key that names their address and their revisions. */
export const resources = new Map<string, Resource>(
  [peptides, categories, research, videos, devItems].map((resource) => [resource.key, resource]),
);
