import "server-only";
import { ApiError } from "@/lib/api/errors";
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

/** The content type of this key; throws 404 where there is none. */
export function requireResource(key: string): Resource {
  const resource = resources.get(key);
  if (!resource) throw new ApiError("not_found", "Not found");
  return resource;
}
